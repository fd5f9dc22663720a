import { ApiProperty } from '@nestjs/swagger';
import { ASKED_FIELDS, type AskedField } from '../../domain/confirmation/asked-fields.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from '../../domain/confirmation/contact.js';
import type { ConfirmationNeeds } from './confirmation-needs.service.js';

const REFUSALS = ['illegal_transition', 'consent_missing'] as const;

class FieldAtDto {
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  @ApiProperty({ enum: ASKED_FIELDS, example: 'certNo' })
  field!: AskedField;
}

export class ConfirmationNeedsDto {
  /** Why nobody can be asked about the record as it is; null where they can. */
  @ApiProperty({ enum: REFUSALS, nullable: true, example: null })
  refusal!: (typeof REFUSALS)[number] | null;
  /** The university of the catalogue that the record names; null where there is none of that name. @example 5 */
  universityId!: number | null;
  /** Whose confirmation an approval needs. */
  @ApiProperty({ enum: CONFIRMING_PARTIES, isArray: true, example: ['university'] })
  required!: ConfirmingParty[];
  /**
   * The requests that are not to be sent again, nor answered otherwise: the record is another by now, or the party is
   * asked by another one.
   * @example []
   */
  outdated!: number[];
  /** Answers that say otherwise, which nobody has settled: no approval (409 `confirmation_differs`). */
  differing!: FieldAtDto[];
  /** Key values that wait for a confirmation: no approval by the caller (409 `confirmation_missing`). */
  missing!: FieldAtDto[];
}

export function toNeedsDto({
  refusal,
  universityId,
  required,
  outdated,
  ...gaps
}: ConfirmationNeeds): ConfirmationNeedsDto {
  return {
    refusal: REFUSALS.find((reason) => reason === refusal?.reason) ?? null,
    universityId,
    required: [...required],
    outdated: [...outdated],
    differing: gaps.differing.map((one) => ({ ...one })),
    missing: gaps.missing.map((one) => ({ ...one })),
  };
}
