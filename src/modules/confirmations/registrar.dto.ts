import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { emailProblem } from '../../domain/account/email.js';
import { ASKED_FIELDS, type AskedField, KEY_FIELDS, type KeyField } from '../../domain/confirmation/asked-fields.js';
import { CONFIRMATION_TEXTS, type Confirmation } from '../../domain/confirmation/confirmation.js';
import { keyFieldsAsked } from '../../domain/confirmation/confirmation.operations.js';
import {
  CONFIRMING_PARTIES,
  CONTACT_LANGUAGES,
  type ConfirmingParty,
  type ContactLanguage,
} from '../../domain/confirmation/contact.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { isEmpty } from '../../domain/shared/field-reader.js';
import { Field } from '../../platform/http/field.decorator.js';
import { fileUrl } from '../../platform/http/file-url.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';
import { fileProblem } from './answer-file.dto.js';
import { ANSWERS_SCHEMA, answersProblem, keyValuesProblem } from './given-answers.dto.js';
import type { OpenRequest } from './link.service.js';

export class RegistrarTokenDto {
  /** What stands behind the last slash, or behind `#`, of the mailed address. @example "k3T9vQ2nB7wLx0aYc5dEfg" */
  @IsString(fails('text_needed', { name: 'token' }))
  @MaxLength(200, fails('name_too_long', { name: 'token' }))
  token!: string;
}

export class KeyValuesDto extends RegistrarTokenDto {
  /** What the record says of each key value that is asked; `null` where it has none. */
  @Rule(keyValuesProblem)
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    example: { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' },
  })
  values!: unknown;
}

export class RegistrarAnswerDto extends RegistrarTokenDto {
  /** Each field of `fields`. */
  @Rule(answersProblem)
  @ApiProperty(ANSWERS_SCHEMA)
  fields!: unknown;

  /** Who answers. @example "Puan Lim" */
  @Field(CONFIRMATION_TEXTS.name)
  name!: string;

  /** @example "Office of the Registrar" */
  @Field(CONFIRMATION_TEXTS.office)
  office!: string;

  /** Of the answer, in the registrar's own files. @example "REG/2026/114" */
  @Field(CONFIRMATION_TEXTS.reference, { optional: true, nullable: true })
  reference?: string | null;

  /** @example null */
  @Field(CONFIRMATION_TEXTS.note, { optional: true, nullable: true })
  note?: string | null;

  /** What was attached, where it is to go with the answer. */
  @Rule(fileProblem)
  @ApiProperty({ type: String, required: false, nullable: true, example: null })
  fileId?: string | null;
}

/** A multipart form; the token before the file. */
export class AttachmentDto {
  /** @example "k3T9vQ2nB7wLx0aYc5dEfg" */
  token!: string;

  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

export class AttachedFileDto {
  /** To be named in the answer; it opens for officers alone. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  url!: string;
  /** Name on the sender's computer. @example "letter.pdf" */
  name!: string;
  /** Bytes as stored. @example 183220 */
  size!: number;
}

export function toAttachedFileDto({ id, originalName, size }: StoredFile): AttachedFileDto {
  return { url: fileUrl(id), name: originalName, size };
}

export class RegistrarDeclineDto extends RegistrarTokenDto {
  /** @example null */
  @Field(CONFIRMATION_TEXTS.name, { optional: true, nullable: true })
  name?: string | null;

  /** Why. @example "Please ask the Faculty of Arts." */
  @Field(CONFIRMATION_TEXTS.note, { optional: true, nullable: true })
  note?: string | null;
}

export class DeskMailDto {
  /** @example "registrar@um.example" */
  @Rule((given) =>
    isEmpty(given)
      ? message('email_needed')
      : typeof given === 'string'
        ? emailProblem(given)
        : message('not_an_email'),
  )
  email!: string;
}

export class StudentDto {
  /** @example "王小明" */
  name!: string | null;
  /** @example "2001-04-30" */
  birth!: string | null;
  /** The programme. @example "Computer Science" */
  major!: string | null;
}

/** What the page of a request shows. Never what is claimed of the key values. */
export class AskedPageDto {
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  /** @example "Office of the Registrar" */
  office!: string;
  @ApiProperty({ enum: CONTACT_LANGUAGES, example: 'en' })
  language!: ContactLanguage;
  student!: StudentDto;
  /** What is to be typed from the record. */
  @ApiProperty({ enum: KEY_FIELDS, isArray: true, example: ['certNo'] })
  keyFields!: KeyField[];
  /** Whether that is stored. @example false */
  keyValuesStored!: boolean;
  /** What was stored, as it was typed; null before. */
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { type: 'string', nullable: true },
    example: null,
  })
  keyValues!: Record<string, string | null> | null;
  /** The others, with what is claimed of them. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { major: 'Computer Science' } })
  fields!: Record<string, string>;
  /** How many documents are enclosed. @example 1 */
  documents!: number;
  /**
   * Where they are read for a quarter of an hour; none before the key values are stored.
   * @example ["/api/file/0a1b2c3d4e5f60718293a4b5c6d7e8f9?exp=1772337906&sig=c2ln"]
   */
  documentUrls!: string[];
  /** What whoever answers has attached so far. */
  @ApiProperty({ type: AttachedFileDto, nullable: true, example: null })
  attached!: AttachedFileDto | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  sentAt!: string;
}

/** @param sign makes the address of a file that is read without a session. */
export function toAskedPageDto(
  one: Confirmation,
  attached: StoredFile | null,
  sign: (fileId: string) => string,
): AskedPageDto {
  const keyFields = keyFieldsAsked(one);
  const isKey = (field: AskedField) => keyFields.some((key) => key === field);
  const shown = ASKED_FIELDS.filter((field) => field in one.claimed && !isKey(field));
  const maySeeDocuments = keyFields.length === 0 || one.keyValues !== null;
  const { party, office, language, identity, keyValues, fileIds, sentAt } = one;
  return {
    ...{ party, office, language, keyFields },
    student: { ...identity },
    keyValuesStored: keyValues !== null,
    keyValues: keyValues === null ? null : { ...keyValues },
    fields: Object.fromEntries(shown.map((field) => [field, one.claimed[field] ?? ''])),
    documents: fileIds.length,
    documentUrls: maySeeDocuments ? fileIds.map(sign) : [],
    attached: attached && toAttachedFileDto(attached),
    sentAt: sentAt.toISOString(),
  };
}

export class RegistrarDoneDto {
  /** @example true */
  done!: true;
}

export class OpenRequestDto {
  /** What the page of the request is opened by. @example "k3T9vQ2nB7wLx0aYc5dEfg" */
  token!: string;
  student!: StudentDto;
  /** @example "2026-03-02T04:05:06.789Z" */
  sentAt!: string;
}

export function toOpenRequestDto({ confirmation, token }: OpenRequest): OpenRequestDto {
  return { token, student: { ...confirmation.identity }, sentAt: confirmation.sentAt.toISOString() };
}
