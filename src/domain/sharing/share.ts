import type { Actor } from '../account/actor.js';
import type { Certificate } from '../certificate/certificate.js';
import { partOf } from '../certificate/certificate.operations.js';
import { type Message, message } from '../messages/message.js';
import type { Report } from '../report/report.js';
import { DAY_MS, type Day, dayOf, endOfDay, isDay } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';
import { isEmpty, type TextRule } from '../shared/field-reader.js';
import { notFound, type RecordName } from '../shared/not-found.js';
import { locksLink } from './share-pin.js';

export const SHARE_DAYS_DEFAULT = 30;
export const SHARE_DAYS_MAX = 365;
/** Links of one certificate that work at the same time. */
export const LIVE_SHARES_MAX = 50;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A link by which one recipient sees the report of a certificate, whatever edition is the current one. */
export interface Share {
  readonly id: number;
  /** Counts the changes of what the holder says of it; what recipients do is none, nor is its end. */
  readonly version: number;
  readonly certificateId: number;
  /** Who it is for, in the words of the holder. */
  readonly label: string;
  /** SHA-256 of the token, which is in the link and nowhere else. */
  readonly tokenHash: string;
  readonly pinHash: string | null;
  readonly download: boolean;
  readonly createdAt: Date;
  /** When it ends, or ended: stopping it brings this forward. */
  readonly endsAt: Date;
  readonly stoppedAt: Date | null;
  /** How often the recipient has opened it, and taken the PDF. */
  readonly opened: number;
  readonly downloaded: number;
  readonly lastViewedAt: Date | null;
  /** Wrong PINs in its life. */
  readonly wrongPins: number;
}

export type NewShare = Pick<
  Share,
  'certificateId' | 'label' | 'tokenHash' | 'pinHash' | 'download' | 'createdAt' | 'endsAt'
>;

export const VIEW_KINDS = ['opened', 'downloaded'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** One look of the recipient; of whom and from where is not kept. */
export interface ShareView {
  readonly id: number;
  readonly shareId: number;
  readonly kind: ViewKind;
  readonly at: Date;
}

/** `locked`: too many wrong PINs have stopped it. */
export const SHARE_STATES = ['live', 'ended', 'stopped', 'locked'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

type Course = Pick<Share, 'endsAt' | 'stoppedAt' | 'wrongPins'>;

export function shareState({ endsAt, stoppedAt, wrongPins }: Course, now: Date): ShareState {
  if (stoppedAt) return locksLink(wrongPins) ? 'locked' : 'stopped';
  return now < endsAt ? 'live' : 'ended';
}

/** What a holder asks for; what is not given, or empty, is the usual. */
export interface ShareWish {
  readonly label: string;
  /** The last day on which the link works. */
  readonly endsOn?: Day | '' | null;
  readonly pin?: string | null;
  readonly download?: boolean | null;
}

/** What of a link its holder may change; what is left out stays. */
export type ShareChange = Partial<Pick<Share, 'label' | 'download'>>;

export const RECIPIENT = { kind: 'line', label: 'recipient', most: 100 } as const satisfies TextRule;
export const RECIPIENT_NEEDED = message('share_name_needed');

/** What is wrong with the last day of a link, which may be so many days from today at most. */
export function lastDayProblem(given: unknown, now: Date): Message | null {
  if (isEmpty(given)) return null;
  if (typeof given !== 'string' || !isDay(given)) return message('share_day_format');
  if (given < dayOf(now)) return message('share_day_past');
  return given > dayAfter(now, SHARE_DAYS_MAX) ? message('share_day_late', { days: SHARE_DAYS_MAX }) : null;
}

/** When a link ends of which this is the last day. */
export function endOfShare(lastDay: ShareWish['endsOn'], now: Date): Date {
  return endOfDay(lastDay || dayAfter(now, SHARE_DAYS_DEFAULT));
}

function dayAfter(now: Date, days: number): Day {
  return dayOf(new Date(now.getTime() + days * DAY_MS));
}

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The links and look-ups of a certificate are its owner's: staff make none and see none.
 * @param what a stranger is told that there is not.
 * @throws DomainError `not_found` for a stranger, `forbidden` for staff.
 */
export function authoriseHolder(
  actor: Actor,
  certificate: Pick<Certificate, 'ownerId'> | null,
  what: RecordName = 'Certificate',
): void {
  const part = certificate ? partOf(actor, certificate) : 'stranger';
  if (part === 'stranger') throw notFound(what);
  if (part !== 'owner') throw new DomainError('forbidden', message('holder_shares_only'));
}

/**
 * Whether one more link may be made.
 * @param report the newest edition.
 * @throws DomainError `report_not_ready`, `report_withdrawn`, `too_many_shares`.
 */
export function validateSharing(report: Pick<Report, 'status'> | null, live: number): void {
  if (!report) throw new DomainError('report_not_ready', message('no_report_yet'));
  if (report.status === 'withdrawn') throw new DomainError('report_withdrawn', message('report_withdrawn'));
  if (live < LIVE_SHARES_MAX) return;
  throw new DomainError('too_many_shares', message('too_many_shares', { max: LIVE_SHARES_MAX }));
}

/** The link from now on: nobody opens it any more. One that has ended stays as it is. */
export function stopShare<S extends Course>(share: S, now: Date): S {
  return shareState(share, now) === 'live' ? { ...share, endsAt: now, stoppedAt: now } : share;
}
