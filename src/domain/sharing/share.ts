import type { Actor } from '../account/actor.js';
import type { Certificate } from '../certificate/certificate.js';
import { partOf } from '../certificate/certificate.operations.js';
import type { Report } from '../certificate/report.js';
import { type Message, message } from '../messages/message.js';
import { dayOf, endOfDay, isDay } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';
import { readField } from '../shared/field-reader.js';

export const LABEL_MAX = 100;
export const SHARE_DAYS_DEFAULT = 30;
export const SHARE_DAYS_MAX = 365;
/** Links of one certificate that work at the same time. */
export const LIVE_SHARES_MAX = 50;

const DAY_MS = 24 * 3_600_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PIN = /^\d{4,12}$/;

/** A link by which one recipient sees the report of a certificate, whatever edition is the current one. */
export interface Share {
  readonly id: number;
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
  /** Wrong PINs so far. */
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

export type ShareState = 'live' | 'ended' | 'stopped';

export function shareState({ endsAt, stoppedAt }: Pick<Share, 'endsAt' | 'stoppedAt'>, now: Date): ShareState {
  if (stoppedAt) return 'stopped';
  return now < endsAt ? 'live' : 'ended';
}

/** What a holder asks for. */
export interface ShareWish {
  readonly label: string;
  readonly endsAt: Date;
  readonly pin: string | null;
  readonly download: boolean;
}

export interface RawShare {
  readonly label?: unknown;
  readonly endsOn?: unknown;
  readonly pin?: unknown;
  readonly download?: unknown;
}

/** @throws DomainError `invalid_input` with every wrong field. */
export function readShare(raw: RawShare, now: Date): ShareWish {
  const errors: Record<string, Message> = {};
  const label = readLabel(raw.label, errors);
  const endsAt = readEnd(raw.endsOn, now, errors);
  const pin = raw.pin === undefined || raw.pin === null || raw.pin === '' ? null : raw.pin;
  if (pin !== null && !isPin(pin)) errors.pin = message('share_pin_expected');
  const download = raw.download ?? false;
  if (typeof download !== 'boolean') errors.download = message('flag_needed', { name: 'download' });
  const texts = Object.values(errors);
  if (texts.length > 0) throw new DomainError('invalid_input', texts, { errors });
  return { label, endsAt, pin: pin as string | null, download: download === true };
}

function readLabel(given: unknown, errors: Record<string, Message>): string {
  const reading = readField({ kind: 'line', label: 'recipient', most: LABEL_MAX }, given ?? null);
  if ('error' in reading) errors.label = reading.error;
  else if (typeof reading.value === 'string') return reading.value;
  else errors.label = message('share_name_needed');
  return '';
}

/** The last day on which a link works may be so many days from today at most. */
function readEnd(given: unknown, now: Date, errors: Record<string, Message>): Date {
  const latest = dayOf(new Date(now.getTime() + SHARE_DAYS_MAX * DAY_MS));
  const usual = dayOf(new Date(now.getTime() + SHARE_DAYS_DEFAULT * DAY_MS));
  const day = given === undefined || given === null || given === '' ? usual : given;
  if (typeof day !== 'string' || !isDay(day)) errors.endsOn = message('share_day_format');
  else if (day < dayOf(now)) errors.endsOn = message('share_day_past');
  else if (day > latest) errors.endsOn = message('share_day_late', { days: SHARE_DAYS_MAX });
  else return endOfDay(day);
  return now;
}

export function isPin(value: unknown): value is string {
  return typeof value === 'string' && PIN.test(value);
}

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The links and look-ups of a certificate are its owner's: staff make none and see none.
 * @param what a stranger is told that there is not.
 * @throws DomainError `not_found` for a stranger, `forbidden` for staff.
 */
export function judgeHolder(
  actor: Actor,
  certificate: Pick<Certificate, 'ownerId'> | null,
  what = 'Certificate',
): void {
  const part = certificate ? partOf(actor, certificate) : 'stranger';
  if (part === 'stranger') throw new DomainError('not_found', message('not_found', { what }));
  if (part !== 'owner') throw new DomainError('forbidden', message('holder_shares_only'));
}

/**
 * Whether one more link may be made.
 * @param report the newest edition.
 * @throws DomainError `report_not_ready`, `report_withdrawn`, `too_many_shares`.
 */
export function judgeSharing(report: Pick<Report, 'status'> | null, live: number): void {
  if (!report) throw new DomainError('report_not_ready', message('no_report_yet'));
  if (report.status === 'withdrawn') throw new DomainError('report_withdrawn', message('report_withdrawn'));
  if (live < LIVE_SHARES_MAX) return;
  throw new DomainError('too_many_shares', message('too_many_shares', { max: LIVE_SHARES_MAX }));
}

/** The link from now on: nobody opens it any more. One that has ended stays as it is. */
export function stopShare<S extends Pick<Share, 'endsAt' | 'stoppedAt'>>(share: S, now: Date): S {
  return shareState(share, now) === 'live' ? { ...share, endsAt: now, stoppedAt: now } : share;
}
