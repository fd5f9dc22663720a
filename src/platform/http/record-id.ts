import { applyDecorators, Param, type PipeTransform } from '@nestjs/common';
import { ApiBody, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { isRecordId, RECORD_ID_MAX } from '../../domain/shared/record-id.js';
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

/** The `:id` of an address, or another part of it, as a number. @throws DomainError `not_found` for what can be no id. */
export const RecordId = (name = 'id') => Param(name, new RecordIdPipe());

/** Marks a property of a query or a body that must be an id. */
export const IsRecordId = (name: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? idOf(value) : value)),
    IsInt(fails('positive_needed', { name })),
    Min(1, fails('positive_needed', { name })),
    Max(RECORD_ID_MAX, fails('positive_needed', { name })),
  );

export class RecordIdQuery {
  // Written out: comments are taken into the API's description from *.dto.ts files alone.
  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  @IsRecordId('id')
  id!: number;
}

/** Documents a body that `readIds` reads. */
export const TakesIds = () => {
  const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: IDS_MAX, example: [12] };
  return ApiBody({
    description: 'The ids, alone or as `ids`; all of them or none are removed.',
    schema: { oneOf: [ids, { type: 'object', required: ['ids'], properties: { ids } }] },
  });
};

/** @param body a bare array of ids, or `{ ids }`. @throws DomainError `invalid_input`. */
export function readIds(body: unknown): number[] {
  const given = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : body;
  const invalid = (said: Message) => new DomainError('invalid_input', said, { errors: { ids: said } });
  if (!Array.isArray(given) || !given.every(isRecordId)) throw invalid(message('ids_needed'));
  if (given.length === 0) throw invalid(message('nothing_ticked'));
  if (given.length > IDS_MAX) throw invalid(message('too_many_ticked', { max: IDS_MAX }));
  if (new Set(given).size < given.length) throw invalid(message('ids_twice'));
  return given;
}
