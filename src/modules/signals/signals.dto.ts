import { ApiProperty } from '@nestjs/swagger';
import { formatSen } from '../../domain/payment/fees.js';
import { PASSPORT_FIELDS } from '../../domain/reading/passport-comparison.js';
import { ALL_TEXT_FIELDS } from '../../domain/reading/text-comparison.js';
import { DAY_FIELDS } from '../../domain/signal/days-in-order.js';
import {
  groupOf,
  SIGNAL_KINDS,
  SIGNAL_NOTE,
  SIGNAL_STATES,
  type SignalKind,
  type SignalState,
} from '../../domain/signal/signal.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../domain/verdict/checks.js';
import { Field } from '../../platform/http/field.decorator.js';
import { DocumentEditsDto } from '../readings/readings.dto.js';
import type { NamedSignal } from './signals.service.js';

export class SignalFieldDto {
  @ApiProperty({ enum: [...new Set([...PASSPORT_FIELDS, ...ALL_TEXT_FIELDS])], example: 'birth' })
  field!: string;

  /** What the applicant says. @example "2001-04-03" */
  claimed!: string | null;

  /** What the document says; `null` where it was not found there. @example "2001-04-30" */
  read!: string | null;
}

export class SignalDaysDto {
  @ApiProperty({ enum: DAY_FIELDS, example: 'awardingTime' })
  field!: string;

  /** YYYY-MM-DD. @example "2023-10-15" */
  day!: string;

  @ApiProperty({ enum: DAY_FIELDS, example: 'ministryStampingTime' })
  laterField!: string;

  /** What should come later. @example "2020-11-20" */
  laterDay!: string;
}

export class SignalAmountDto {
  /** The fee, in ringgit. @example "669.60" */
  expected!: string;

  /** What was read on the proof of payment. @example "66.96" */
  read!: string;
}

export class SignalDto {
  /** @example 12 */
  id!: number;

  @ApiProperty({ enum: SIGNAL_KINDS, example: 'passport_elsewhere' })
  kind!: SignalKind;

  /** The group of documents that it is about, if any. */
  @ApiProperty({ enum: CHECKED_GROUPS, nullable: true, type: String, example: 'passport' })
  group!: CheckedGroup | null;

  /** `taken`: into a verdict that did not accept the group; `ended`: what it rested on is there no more. */
  @ApiProperty({ enum: SIGNAL_STATES, example: 'open' })
  state!: SignalState;

  /**
   * Other applications that have it in common, oldest first, ten at most; of other accounts, but for receipts.
   * @example [31]
   */
  certificateIds!: number[];

  /** What was claimed and what was read, where they differ; what was claimed and not found. */
  fields!: SignalFieldDto[];

  /** Days that cannot both be true, two by two. */
  days!: SignalDaysDto[];

  /** An amount that is not the fee. */
  amount!: SignalAmountDto | null;

  /** What a document says of its making. */
  edits!: DocumentEditsDto | null;

  /** The last day of an expired passport; the day since when mails come back. YYYY-MM-DD. @example "2020-01-01" */
  day!: string | null;

  /** Why it was dismissed. @example "Twins, both were seen" */
  note!: string | null;

  /** Who dismissed it, or took it into a verdict. @example "Chief Reviewer" */
  officerName!: string | null;

  foundAt!: Date;

  settledAt!: Date | null;
}

export class SignalDismissalDto {
  /** Why it is nothing; stays in the back office. @example "Twins, both were seen" */
  @Field(SIGNAL_NOTE)
  note!: string;
}

export function toSignalDto(signal: NamedSignal): SignalDto {
  const { id, kind, evidence, state, note, officerName, foundAt, settledAt } = signal;
  return {
    id,
    kind,
    group: groupOf(signal),
    state,
    certificateIds: [...(evidence.certificateIds ?? [])],
    fields: (evidence.fields ?? []).map((field) => ({ ...field })),
    days: (evidence.days ?? []).map((days) => ({ ...days })),
    amount: amountOf(evidence.amount),
    edits: evidence.edits ? { ...evidence.edits } : null,
    day: evidence.day ?? null,
    note,
    officerName,
    foundAt,
    settledAt,
  };
}

function amountOf(amount: NamedSignal['evidence']['amount']): SignalAmountDto | null {
  return amount ? { expected: formatSen(amount.expected), read: formatSen(amount.read) } : null;
}
