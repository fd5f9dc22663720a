import type { RunningServer } from '../../support/server.js';

/**
 * Who asks. `newcomer` and `forgetful` are accounts of rows of their own, `student` owns the certificates, `other` is
 * another student, `expired` is the student with a token that has run out.
 */
export type Caller = 'nobody' | 'newcomer' | 'forgetful' | 'student' | 'other' | 'expired' | 'administrator';

type Query = Readonly<Record<string, unknown>>;

/**
 * One call of the specification's section 7, or of section 4a of the decisions: what is sent, and the whole answer to
 * it.
 */
export interface Row {
  readonly call: `${'GET' | 'POST'} /api/${string}`;
  /** What the row shows. */
  readonly shows: string;
  readonly by: Caller;
  /** What stands for `{...}` in the address. */
  readonly path?: Query;
  /** The whole address, kept under this name by an earlier row. */
  readonly at?: string;
  readonly query?: Query;
  readonly body?: unknown;
  /** For uploads: the kind, and a file of the world. */
  readonly upload?: { readonly kind?: string; readonly file: FileName };
  readonly answers: Success | Refusal | Document;
  /** Who is signed in with the token of the answer. */
  readonly signsIn?: Caller;
  /** Parts of the answer's `data` that later rows name by `kept`, by the name they get; with dots, a part of a part. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** What must have happened that no call brings about, such as time that passes. */
  readonly given?: (server: RunningServer) => Promise<void> | void;
}

export type FileName =
  | 'photo.jpg'
  | 'scan.png'
  | 'paper.pdf'
  | 'page.html'
  | 'two-megabytes.jpg'
  | 'five-megabytes.jpg';

/** HTTP 200 and the envelope around exactly this data. */
export interface Success {
  readonly kind: 'success';
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** An HTTP status and the envelope with exactly this text, reason and texts by field. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  readonly code: number;
  readonly reason: string;
  /** A text, or what it must look like. */
  readonly message: unknown;
  readonly errors?: Readonly<Record<string, string>> | UnderId;
  readonly retries?: boolean;
}

/** HTTP 200 and a file instead of the envelope. */
export interface Document {
  readonly kind: 'document';
  readonly type: string;
  readonly begins: string;
}

/** Stands for what an earlier row has kept. */
export class Kept {
  constructor(readonly name: string) {}
}

/** Stands for a text under the id that an earlier row has kept. */
export class UnderId {
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}

export const underId = (name: string, text: string): UnderId => new UnderId(name, text);

export const kept = (name: string): Kept => new Kept(name);

/** Stands for the code that was mailed last to an address. */
export class MailedCode {
  constructor(readonly email: string) {}
}

export const mailedCode = (email: string): MailedCode => new MailedCode(email);

export const success = (code: number, message: string, data: unknown): Success => ({
  kind: 'success',
  code,
  message,
  data,
});

export function refused(
  status: number,
  reason: string,
  message: unknown,
  details: {
    readonly errors?: Readonly<Record<string, string>> | UnderId;
    readonly retries?: true;
    readonly code?: number;
  } = {},
): Refusal {
  return { kind: 'refusal', status, code: status, reason, message, ...details };
}

/** The one place of code 500: older clients clear their session at it. */
export const NO_SESSION = refused(401, 'no_session', 'Please sign in', { code: 500 });
export const EXPIRED = refused(401, 'session_expired', 'jwt expired', { code: 500 });
export const FORBIDDEN = refused(403, 'forbidden', 'You are not allowed to do this');

export const document = (type: string, begins: string): Document => ({ kind: 'document', type, begins });

/** Types of fields. Values that are no such type must be exactly what the answer holds. */
export const is = {
  text: expect.any(String) as unknown,
  number: expect.any(Number) as unknown,
  moment: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
  fileUrl: expect.stringMatching(/^\/api\/file\/[0-9a-z]{26}$/) as unknown,
  reportUrl: expect.stringMatching(/^\/api\/report\/\d+\/pdf\?exp=\d+&sig=[\w-]+$/) as unknown,
  reportNumber: expect.stringMatching(/^MYV(-[0-9A-HJKMNP-TV-Z]{5}){3}$/) as unknown,
  matching: (pattern: RegExp): unknown => expect.stringMatching(pattern),
  /** A list of some, all of them of this shape. */
  some: (shape: unknown): unknown => new SomeOf(shape),
};

/** A list that is not empty, every element of one shape. */
export class SomeOf {
  constructor(readonly shape: unknown) {}
}
