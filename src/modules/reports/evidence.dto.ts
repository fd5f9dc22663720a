import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { CERTIFIED_FIELDS, type CertifiedField } from '../../domain/certificate/certificate.fields.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from '../../domain/confirmation/contact.js';
import { CHECKED_GROUPS } from '../../domain/verdict/checks.js';
import type { Evidence, GroupCheck } from '../../domain/verdict/evidence.js';
import {
  FIELD_LEVELS,
  type FieldLevel,
  type LevelSource,
  SOURCE_KINDS,
  SOURCE_PARTIES,
} from '../../domain/verdict/levels.js';
import { METHODS, VERDICTS } from '../../domain/verdict/verdict.js';

export class GroupCheckDto {
  @ApiProperty({ enum: CHECKED_GROUPS })
  group!: GroupCheck['group'];
  /** What a reviewer found; nobody else has confirmed it. */
  @ApiProperty({ enum: VERDICTS, example: 'accepted' })
  verdict!: GroupCheck['verdict'];
  /** When it was recorded. @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** Who reviewed. @example "MyVerify" */
  office!: string;
  /**
   * `each`: check by check; `as_one`: all of the group at one stroke; `stated`: by who approved, of all groups at once.
   */
  @ApiProperty({ enum: METHODS, example: 'each' })
  method!: GroupCheck['method'];
}

export class LevelSourceDto {
  /**
   * `form`: the applicant says so; `document`: it was seen on one; `stated`: who approved says so of the whole;
   * `confirmation`: an answer; `recorded`: one that came otherwise than by the link, as an officer wrote it down.
   */
  @ApiProperty({ enum: SOURCE_KINDS, example: 'document' })
  kind!: LevelSource['kind'];
  @ApiProperty({ enum: SOURCE_PARTIES, example: 'office' })
  party!: LevelSource['party'];
  /** @example "2026-03-02T04:05:06.789Z" */
  @ApiProperty({ type: String, nullable: true })
  at!: string | null;
  /** The check that was answered, or the number of the answer. @example "passport.number" */
  @ApiProperty({ type: String, nullable: true })
  reference!: string | null;
}

export class FieldLevelDto {
  /** The highest that is on record for the value. */
  @ApiProperty({ enum: FIELD_LEVELS, example: 'seen' })
  level!: FieldLevel;
  sources!: LevelSourceDto[];
}

export class PartyConfirmationDto {
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  /** When it was answered. @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** Who answered. @example "Office of the Registrar" */
  @ApiProperty({ type: String, nullable: true })
  office!: string | null;
  /** The number of the answer there. @example "REG/2026/118" */
  @ApiProperty({ type: String, nullable: true })
  reference!: string | null;
  /** It came by telephone, letter or mail, and an officer wrote it down. */
  isRecorded!: boolean;
  /** The fields whose values it confirms. */
  @ApiProperty({ enum: CERTIFIED_FIELDS, isArray: true, example: ['certNo', 'awardingTime', 'level'] })
  fields!: CertifiedField[];
}

@ApiExtraModels(FieldLevelDto)
export class EvidenceDto {
  /** What stands of the review, by document group. */
  checks!: GroupCheckDto[];
  /** How sure each field is that has a value, by its name. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldLevelDto) },
    example: {
      passport: { level: 'claimed', sources: [{ kind: 'form', party: 'applicant', at: null, reference: null }] },
    },
  })
  levels!: Record<string, FieldLevelDto>;
  /** What others have confirmed of the values as they are; a party that is not among them has confirmed nothing. */
  confirmations!: PartyConfirmationDto[];
}

export function toEvidenceDto({ checks, levels, confirmations }: Evidence): EvidenceDto {
  return {
    checks: checks.map(({ group, verdict, at, office, method }) => {
      return { group, verdict, at: at.toISOString(), office, method };
    }),
    levels: Object.fromEntries(
      Object.entries(levels).map(([field, { level, sources }]) => [
        field,
        { level, sources: sources.map(toLevelSourceDto) },
      ]),
    ),
    confirmations: confirmations.map(({ party, at, office, reference, isRecorded, fields }) => {
      return { party, at: at.toISOString(), office, reference, isRecorded, fields: [...fields] };
    }),
  };
}

function toLevelSourceDto({ kind, party, at, reference }: LevelSource): LevelSourceDto {
  return { kind, party, at: at?.toISOString() ?? null, reference };
}
