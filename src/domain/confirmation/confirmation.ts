import type { FileId } from '../files/stored-file.js';
import type { TextRule } from '../shared/field-reader.js';
import type { AskedField, AskedValues, Identity, KeyField } from './asked-fields.js';
import type { Likeness } from './comparison.js';
import type { ConfirmationState } from './confirmation.machine.js';
import type { ConfirmingParty, ContactLanguage } from './contact.js';

/** What the record of a university says of a key value; `null`: it has none. */
export type KeyValues = Readonly<Partial<Record<KeyField, string | null>>>;

/** Why a request ended without an answer of the contact. */
export const CANCEL_CAUSES = ['officer', 'change', 'dispute', 'consent'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** What a contact is asked about one certificate. */
export interface Confirmation {
  readonly id: number;
  readonly version: number;
  readonly certificateId: number;
  /** Of the certificate, when it was asked about. */
  readonly certificateVersion: number;
  readonly party: ConfirmingParty;
  readonly contactId: number | null;
  /** Of the contact, as they were when it was asked. */
  readonly email: string;
  readonly office: string;
  readonly language: ContactLanguage;
  /** What is asked for, with the claimed values of that moment. */
  readonly claimed: AskedValues;
  readonly identity: Identity;
  readonly fileIds: readonly FileId[];
  readonly dueDays: number;
  readonly state: ConfirmationState;
  readonly cancelCause: CancelCause | null;
  /** The applicant changed the record, and has sent it in again: an officer may ask anew. */
  readonly proposed: boolean;
  /** What the link is derived from, and what it is found by. */
  readonly nonce: string;
  readonly tokenHash: string;
  readonly sentAt: Date;
  readonly openedAt: Date | null;
  readonly endedAt: Date | null;
  readonly reminders: number;
  /** Stored before anything else is answered or shown, and never changed. */
  readonly keyValues: KeyValues | null;
  readonly keyValuesAt: Date | null;
  /** What whoever answers has attached by the link, and may still leave out or replace. */
  readonly attachedId: FileId | null;
  readonly createdBy: number;
  readonly createdAt: Date;
}

export type NewConfirmation = Omit<Confirmation, 'id' | 'version'>;

export const FIELD_ANSWERS = ['confirmed', 'differs', 'not_held'] as const;
export type FieldAnswer = (typeof FIELD_ANSWERS)[number];

/** What was answered of one field. */
export interface AnsweredField {
  readonly answer: FieldAnswer;
  /** What the record says, where it was told. */
  readonly value: string | null;
  /** What the server makes of it beside what was claimed; `null` where nothing is held. */
  readonly likeness: Likeness | null;
}

export type AnsweredFields = Readonly<Partial<Record<AskedField, AnsweredField>>>;

/** By which way an answer came. */
export const ANSWER_WAYS = ['link', 'telephone', 'letter', 'mail'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];
export const OTHER_WAYS = ['telephone', 'letter', 'mail'] as const satisfies readonly AnswerWay[];
export type OtherWay = (typeof OTHER_WAYS)[number];

/** Answers are added and never changed, but for the mark that the office did not give them. */
export interface ConfirmationAnswer {
  readonly id: number;
  readonly confirmationId: number;
  readonly certificateId: number;
  readonly party: ConfirmingParty;
  readonly outcome: 'answered' | 'declined';
  readonly way: AnswerWay;
  /** The officer who wrote it down, where it did not come by the link. */
  readonly recordedBy: number | null;
  /** What was claimed when it was asked. */
  readonly claimed: AskedValues;
  readonly fields: AnsweredFields;
  /** Who answers. */
  readonly name: string | null;
  readonly office: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly fileId: FileId | null;
  readonly at: Date;
  /** "This was not us." */
  readonly disputedAt: Date | null;
}

export type NewAnswer = Omit<ConfirmationAnswer, 'id' | 'disputedAt'>;

/** An officer found that a value which is close or differs is right all the same. Added, never changed. */
export interface Settlement {
  readonly answerId: number;
  readonly field: AskedField;
  readonly officerId: number;
  readonly note: string;
  readonly at: Date;
}

/** All that was answered about one certificate, oldest first. */
export interface AnswersOn {
  readonly answers: readonly ConfirmationAnswer[];
  readonly settlements: readonly Settlement[];
}

export const CONFIRMATION_TEXTS = {
  value: { kind: 'line', label: 'value', most: 200 },
  name: { kind: 'line', label: 'name', most: 120 },
  office: { kind: 'line', label: 'office', most: 200 },
  reference: { kind: 'line', label: 'reference', most: 100 },
  note: { kind: 'lines', label: 'note', most: 2000 },
} as const satisfies Readonly<Record<string, TextRule>>;

export const DUE_DAYS = { least: 1, most: 30, usual: 14 } as const;
export const MOST_ENCLOSED = 20;
