import { applyDecorators, Param, type PipeTransform } from '@nestjs/common';
import { ApiBody, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  Max,
  Min,
  type ValidationOptions,
} from 'class-validator';
import { message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { isRecordId, RECORD_ID_MAX } from '../../domain/shared/record-id.js';
import type { RemovalTarget } from '../../domain/shared/record-version.js';
import { fails } from './validation.js';

/** As many as one call may name. */
export const IDS_MAX = 100;

/** Plain digits alone: `0x1`, `1e3` and ` 1 ` name nothing. */
function idOf(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
}

class RecordIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idOf(text);
    if (!isRecordId(id)) throw new DomainError('not_found', message('no_record'));
    return id;
  }
}

/**
 * The `:id` of an address, or another part of it, as a number.
 * @throws DomainError `not_found` for what can be no id.
 */
export const RecordId = (name = 'id') => Param(name, new RecordIdPipe());

/** Marks a property of a query or a body that must be an id. */
export const IsRecordId = (name: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? idOf(value) : value)),
    IsInt(fails('positive_needed', { name })),
    Min(1, fails('positive_needed', { name })),
    Max(RECORD_ID_MAX, fails('positive_needed', { name })),
  );

const NOT_IDS = fails('ids_needed');

/** Marks a property that must be a list of ids, each once. @param unticked what is said of an empty one. */
export const AreRecordIds = (unticked: ValidationOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: IDS_MAX }),
    IsArray(NOT_IDS),
    ArrayMinSize(1, unticked),
    ArrayMaxSize(IDS_MAX, fails('too_many_ticked', { max: IDS_MAX })),
    ArrayUnique(fails('ids_twice')),
    IsInt({ each: true, ...NOT_IDS }),
    Min(1, { each: true, ...NOT_IDS }),
    Max(RECORD_ID_MAX, { each: true, ...NOT_IDS }),
  );

export class RecordIdQuery {
  // Written out: comments are taken into the API's description from *.dto.ts files alone.
  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  @IsRecordId('id')
  id!: number;
}

/** Documents a body that `readTargets` reads. */
export const TakesIds = () => {
  const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: IDS_MAX, example: [12] };
  return ApiBody({
    description: 'The ids, alone or as `ids`; all of them or none are removed.',
    schema: { oneOf: [ids, { type: 'object', required: ['ids'], properties: { ids } }] },
  });
};

/** @param body a bare array of ids, or `{ ids }`: no versions. @throws DomainError `invalid_input`. */
export function readTargets(body: unknown): RemovalTarget[] {
  const given = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : body;
  if (!Array.isArray(given) || !given.every(isRecordId)) throw fieldError('ids', message('ids_needed'));
  if (given.length === 0) throw fieldError('ids', message('nothing_ticked'));
  if (given.length > IDS_MAX) throw fieldError('ids', message('too_many_ticked', { max: IDS_MAX }));
  if (new Set(given).size < given.length) throw fieldError('ids', message('ids_twice'));
  return given.map((id) => ({ id }));
}
