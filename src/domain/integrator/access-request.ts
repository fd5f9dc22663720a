import { EMAIL_MAX } from '../account/email.js';
import type { Language } from '../account/user.js';
import { message } from '../messages/message.js';
import { DAY_MS } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';
import type { RulesFor } from '../shared/field-reader.js';

/** `unconfirmed` until the link of the mail is opened: nobody sees it before. */
export const ACCESS_REQUEST_STATES = ['unconfirmed', 'asked', 'admitted', 'declined'] as const;
export type AccessRequestState = (typeof ACCESS_REQUEST_STATES)[number];

/** Reports a month that somebody expects to check, at most. */
export const VOLUMES = ['100', '1000', '10000', 'more'] as const;
export type Volume = (typeof VOLUMES)[number];

export interface AccessRequestFields {
  readonly organisation: string;
  /** Who asks. */
  readonly person: string;
  readonly email: string;
  readonly purpose: string;
  readonly volume: Volume;
}

/** An organisation asks for access by programs. */
export interface AccessRequest extends AccessRequestFields {
  readonly id: number;
  readonly language: Language;
  readonly state: AccessRequestState;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly createdAt: Date;
  /** From then on it is kept no more. */
  readonly endsAt: Date;
}

export const ACCESS_REQUEST_FIELDS = {
  organisation: { kind: 'line', label: 'organisation', most: 200, example: 'Universiti Contoh, Admissions' },
  person: { kind: 'line', label: 'person', most: 100, example: 'Lim Mei Ling' },
  email: { kind: 'email', label: 'email', most: EMAIL_MAX, example: 'lim@contoh.example' },
  purpose: { kind: 'lines', label: 'purpose', most: 1000, example: 'Checks the reports of those who apply.' },
  volume: { kind: 'choice', label: 'volume', of: VOLUMES, empty: '100' },
} as const satisfies RulesFor<AccessRequestFields>;

export const DECLINE_REASON = { kind: 'lines', label: 'reason', most: 1000 } as const;

/** Days for which it is kept: until its address is confirmed, until staff have decided, and after that. */
export const CONFIRM_DAYS = 3;
export const UNDECIDED_DAYS = 365;
export const DECIDED_DAYS = 90;

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

export const accessConfirmableUntil = (now: Date): Date => after(now, CONFIRM_DAYS);

/** What the link by which an address is confirmed is signed for. */
export const accessConfirmation = (id: number) => `access-request:${id}`;

/** Confirmed again it stays as it is. */
export function confirmedRequest(request: AccessRequest, now: Date): AccessRequest {
  if (request.state !== 'unconfirmed') return request;
  return { ...request, state: 'asked', endsAt: after(now, UNDECIDED_DAYS) };
}

/** @throws DomainError `illegal_transition` for one that does not wait for a decision. */
export function decidedRequest(
  request: AccessRequest,
  decision: { readonly state: 'admitted' } | { readonly state: 'declined'; readonly reason: string },
  now: Date,
): AccessRequest {
  if (request.state !== 'asked') throw new DomainError('illegal_transition', message('access_request_settled'));
  return { ...request, reason: null, ...decision, endsAt: after(now, DECIDED_DAYS) };
}
