import { ApiProperty } from '@nestjs/swagger';
import { ASKED_FIELDS, type AskedField } from '../../domain/confirmation/asked-fields.js';
import {
  ANSWER_WAYS,
  type AnswerWay,
  type ConfirmationAnswer,
  type Settlement,
} from '../../domain/confirmation/confirmation.js';
import { fileUrl } from '../../platform/http/file-url.js';

export class SettlementDto {
  @ApiProperty({ enum: ASKED_FIELDS, example: 'certNo' })
  field!: AskedField;
  /** @example 3 */
  officerId!: number;
  /** What the account is called now; null where it is gone. @example "Officer Lim" */
  officerName!: string | null;
  /** @example "The university leaves out the prefix." */
  note!: string;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
}

export class ConfirmationAnswerDto {
  /** @example 4 */
  id!: number;
  @ApiProperty({ enum: ['answered', 'declined'], example: 'answered' })
  outcome!: ConfirmationAnswer['outcome'];
  @ApiProperty({ enum: ANSWER_WAYS, example: 'link' })
  way!: AnswerWay;
  /** The officer who wrote it down, where it did not come by the link. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  recordedBy!: number | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  recordedByName!: string | null;
  /** By field: `answer`, `value` as it was told, and the server's `likeness`: `equal`, `close` or `differs`. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'string', nullable: true } },
    example: { certNo: { answer: 'confirmed', value: 'UM-2023-004512', likeness: 'equal' } },
  })
  fields!: Record<string, object>;
  /** @example "Puan Lim" */
  name!: string | null;
  /** @example "Office of the Registrar" */
  office!: string | null;
  /** @example "REG/2026/114" */
  reference!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  note!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  file!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** When the office said that it was not theirs; the answer counts no more. */
  @ApiProperty({ type: String, nullable: true, example: null })
  disputedAt!: string | null;
  settlements!: SettlementDto[];
}

export function toAnswerDto(
  answer: ConfirmationAnswer,
  settlements: readonly Settlement[],
  names: ReadonlyMap<number | null, string>,
): ConfirmationAnswerDto {
  const { id, outcome, way, recordedBy, fields, name, office, reference, note, fileId, at, disputedAt } = answer;
  return {
    ...{ id, outcome, way, recordedBy, name, office, reference, note },
    recordedByName: names.get(recordedBy) ?? null,
    settlements: settlements.map((one) => toSettlementDto(one, names)),
    fields: { ...fields },
    file: fileId === null ? null : fileUrl(fileId),
    at: at.toISOString(),
    disputedAt: disputedAt?.toISOString() ?? null,
  };
}

function toSettlementDto(
  { field, officerId, note, at }: Settlement,
  names: ReadonlyMap<number | null, string>,
): SettlementDto {
  return { field, officerId, officerName: names.get(officerId) ?? null, note, at: at.toISOString() };
}
