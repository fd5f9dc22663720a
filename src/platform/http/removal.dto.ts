import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsOptional } from 'class-validator';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import type { ChangeTarget } from '../../domain/shared/record-version.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { AreRecordIds, IDS_MAX } from './record-id.js';
import { fails } from './validation.js';

const NOT_VERSIONS = fails('whole_numbers_needed', { name: 'versions' });

/** Several records that go together. */
export class RecordsRemovalDto {
  /** All of them or none are removed. @example [4711, 4712] */
  @AreRecordIds(fails('nothing_ticked'))
  ids!: number[];

  /** The versions that were seen, in the order of the ids: one that is older removes none. @example [3, 1] */
  @IsOptional()
  @IsArray(NOT_VERSIONS)
  @ArrayMaxSize(IDS_MAX, NOT_VERSIONS)
  @IsInt({ each: true, ...NOT_VERSIONS })
  @ApiProperty({ maxItems: IDS_MAX })
  versions?: number[];
}

export class RecordsRemovedDto {
  /** @example [4711, 4712] */
  ids!: number[];
}

/** @throws DomainError `invalid_input` where there are not as many versions as ids. */
export function toRemovalTargets({ ids, versions }: RecordsRemovalDto): ChangeTarget[] {
  if (versions && versions.length !== ids.length) {
    throw fieldError('versions', message('versions_unmatched'));
  }
  return ids.map((id, place) => presentTarget(id, versions?.[place]));
}
