import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import { ASKED_FIELDS, type AskedField } from '../../domain/confirmation/asked-fields.js';
import {
  CANCEL_CAUSES,
  type CancelCause,
  CONFIRMATION_TEXTS,
  DUE_DAYS,
  MOST_ENCLOSED,
  OTHER_WAYS,
  type OtherWay,
} from '../../domain/confirmation/confirmation.js';
import { CONFIRMATION_STATES, type ConfirmationState } from '../../domain/confirmation/confirmation.machine.js';
import {
  CONFIRMING_PARTIES,
  CONTACT_LANGUAGES,
  type ConfirmingParty,
  type ContactLanguage,
} from '../../domain/confirmation/contact.js';
import { type Message, message } from '../../domain/messages/message.js';
import { readField } from '../../domain/shared/field-reader.js';
import { Field } from '../../platform/http/field.decorator.js';
import { fileIdOf, fileUrl } from '../../platform/http/file-url.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { fileProblem } from './answer-file.dto.js';
import { ConfirmationAnswerDto, toAnswerDto } from './confirmation-answer.dto.js';
import type { ShownConfirmation } from './confirmation-lists.service.js';
import { ANSWERS_SCHEMA, answersProblem } from './given-answers.dto.js';

const ENCLOSED = { kind: 'files', label: 'documents', most: MOST_ENCLOSED } as const;

function fieldsProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  const isList = Array.isArray(given) && given.every((one) => ASKED_FIELDS.some((field) => field === one));
  return isList ? null : message('one_of_needed', { name: 'fields', choices: ASKED_FIELDS.join(', ') });
}

function filesProblem(given: unknown): Message | null {
  if (given === undefined) return null;
  const reading = readField(ENCLOSED, fileIdOf(given));
  return 'error' in reading ? reading.error : null;
}

function dueProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  const { least, most } = DUE_DAYS;
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most;
  return fits ? null : message('number_between', { name: 'dueDays', min: least, max: most });
}

const languageProblem = (given: unknown) =>
  given === undefined || given === null || CONTACT_LANGUAGES.some((one) => one === given)
    ? null
    : message('one_of_needed', { name: 'language', choices: CONTACT_LANGUAGES.join(', ') });

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;
const momentProblem = (given: unknown) =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && MOMENT.test(given) && !Number.isNaN(Date.parse(given)))
    ? null
    : message('date_needed', { name: 'at' });

export class ConfirmationInputDto {
  /** @example 17 */
  @IsRecordId('certificateId')
  certificateId!: number;

  /** Of the university that the certificate names, or of the ministry. @example 12 */
  @IsRecordId('contactId')
  contactId!: number;

  /** What is asked for; all that have a value where it is left out. */
  @Rule(fieldsProblem)
  @ApiProperty({
    enum: ASKED_FIELDS,
    isArray: true,
    required: false,
    nullable: true,
    example: ['certNo', 'awardingTime'],
  })
  fields?: AskedField[] | null;

  /** Documents of the application that are shown once the key values are stored; none where it is left out. */
  @Rule(filesProblem)
  @ApiProperty({ type: [String], required: false, maxItems: MOST_ENCLOSED, example: [] })
  fileIds?: string[];

  /** After so many days it is shown as overdue. @example 14 */
  @Rule(dueProblem)
  @ApiProperty({
    type: 'integer',
    minimum: DUE_DAYS.least,
    maximum: DUE_DAYS.most,
    required: false,
    nullable: true,
    default: DUE_DAYS.usual,
  })
  dueDays?: number | null;

  /** Of the mail and the page; that of the contact where it is left out. @example "en" */
  @Rule(languageProblem)
  @ApiProperty({ enum: CONTACT_LANGUAGES, required: false, nullable: true })
  language?: ContactLanguage | null;
}

export class RecordedAnswerDto {
  @IsIn(OTHER_WAYS, fails('one_of_needed', { name: 'way', choices: OTHER_WAYS.join(', ') }))
  @ApiProperty({ enum: OTHER_WAYS, example: 'telephone' })
  way!: OtherWay;

  /** By field; what is left out was not answered. */
  @Rule(answersProblem)
  @ApiProperty(ANSWERS_SCHEMA)
  fields!: unknown;

  /** Who answered. @example "Puan Lim" */
  @Field(CONFIRMATION_TEXTS.name)
  name!: string;

  /** @example "Office of the Registrar" */
  @Field(CONFIRMATION_TEXTS.office, { optional: true, nullable: true })
  office?: string | null;

  /** @example "REG/2026/114" */
  @Field(CONFIRMATION_TEXTS.reference, { optional: true, nullable: true })
  reference?: string | null;

  /** @example "Called back by the number on the website." */
  @Field(CONFIRMATION_TEXTS.note, { optional: true, nullable: true })
  note?: string | null;

  /** The letter (PDF, JPG, PNG) or the mail (.eml), uploaded by the caller as a `letter`. */
  @Rule(fileProblem)
  @ApiProperty({ type: String, required: false, nullable: true, example: null })
  fileId?: string | null;

  /** When it was answered; now where it is left out. */
  @IsOptional()
  @Rule(momentProblem)
  @ApiProperty({ type: String, format: 'date-time', required: false, nullable: true })
  at?: string | null;
}

export class SettlementInputDto {
  @IsIn(ASKED_FIELDS, fails('one_of_needed', { name: 'field', choices: ASKED_FIELDS.join(', ') }))
  @ApiProperty({ enum: ASKED_FIELDS, example: 'certNo' })
  field!: AskedField;

  /** Why the claimed value is right all the same. @example "The university leaves out the prefix." */
  @Field(CONFIRMATION_TEXTS.note)
  note!: string;

  /** Of the answer; the newest that is open where it is left out. @example 7 */
  @IsOptional()
  @IsInt(fails('whole_number_needed', { name: 'answerId' }))
  @ApiProperty({ type: 'integer', required: false, nullable: true })
  answerId?: number | null;
}

const VALUES = {
  type: 'object',
  additionalProperties: { type: 'string' },
  example: { certNo: 'UM-2023-004512' },
} as const;

export class ConfirmationDto {
  /** @example 8 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 17 */
  certificateId!: number;
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  /** @example 12 */
  contactId!: number | null;
  /** @example "registrar@um.example" */
  email!: string;
  /** @example "Office of the Registrar" */
  office!: string;
  @ApiProperty({ enum: CONTACT_LANGUAGES, example: 'en' })
  language!: ContactLanguage;
  @ApiProperty({ enum: CONFIRMATION_STATES, example: 'sent' })
  state!: ConfirmationState;
  @ApiProperty({ enum: CANCEL_CAUSES, nullable: true, example: null })
  cancelCause!: CancelCause | null;
  /** The applicant changed the record and has sent it in again: ask anew. @example false */
  proposed!: boolean;
  /** @example false */
  overdue!: boolean;
  /** An answer says otherwise of a present value of the record, and nobody has settled it. @example false */
  differing!: boolean;
  /** @example 14 */
  dueDays!: number;
  /** What is asked for, with the claimed values of that moment. */
  @ApiProperty(VALUES)
  claimed!: Record<string, string>;
  /** The enclosed documents. @example ["/api/file/0a1b2c3d4e5f60718293a4b5c6d7e8f9"] */
  files!: string[];
  /** @example "2026-03-02T04:05:06.789Z" */
  sentAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null })
  openedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  endedAt!: string | null;
  /** @example 0 */
  reminders!: number;
  /** @example 3 */
  createdBy!: number;
  /** What the account is called now; null where it is gone. @example "Officer Lim" */
  createdByName!: string | null;
  /** Oldest first. */
  answers!: ConfirmationAnswerDto[];
}

export function toConfirmationDto({
  confirmation,
  overdue,
  answers,
  settlements,
  isDiffering,
  names,
}: ShownConfirmation): ConfirmationDto {
  const { id, version, certificateId, party, contactId, email, office, language, state } = confirmation;
  const { cancelCause, proposed, dueDays, claimed, fileIds, sentAt, openedAt, endedAt, reminders, createdBy } =
    confirmation;
  return {
    ...{ id, version, certificateId, party, contactId, email, office, language, state, cancelCause, proposed, dueDays },
    overdue,
    differing: isDiffering,
    claimed: { ...claimed },
    files: fileIds.map(fileUrl),
    sentAt: sentAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    reminders,
    createdBy,
    createdByName: names.get(createdBy) ?? null,
    answers: answers.map((answer) =>
      toAnswerDto(
        answer,
        settlements.filter(({ answerId }) => answerId === answer.id),
        names,
      ),
    ),
  };
}
