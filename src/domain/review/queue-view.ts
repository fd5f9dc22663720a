import type { CertificateStatus } from '../certificate/certificate.machine.js';
import type { ConfirmingParty } from '../confirmation/contact.js';
import { dayOf, startOfDay } from '../shared/calendar.js';
import type { SignalFilter } from '../signal/signal.js';
import { appliedWithin } from './review-promise.js';

/** The ways in which officers look at their work. */
export const QUEUE_VIEWS = [
  'mine',
  'free',
  'applicant',
  'university',
  'ministry',
  'answerOverdue',
  'overdue',
  'decidedToday',
  'signals',
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** The back office has views and saved queries counted so far: one more stands for all that are more. */
export const COUNTED_MAX = 1000;

/** An enquiry that still waits for its answer. */
export interface AskedAbout {
  readonly party?: ConfirmingParty;
  /** Overdue at this moment. */
  readonly lateAt?: Date;
}

/** What narrows a list to a part of the work. */
export interface QueueFilter {
  readonly status?: CertificateStatus;
  /** `null` for nobody. */
  readonly assignedTo?: number | null;
  /** Applied for once, and with the applicant since: rejected, or taken back. */
  readonly returned?: true;
  /** Somebody was asked about it, and has not answered: this party, or whoever should have answered by a moment. */
  readonly asked?: AskedAbout;
  /** Applied for before this moment. */
  readonly appliedUntil?: Date;
  /** Not even by a decision that may still be undone. */
  readonly undecided?: true;
  /** Decided at this moment or later. */
  readonly decidedSince?: Date;
  /** With an open signal. */
  readonly signal?: SignalFilter;
}

const WAITING = { status: 'Verifying', undecided: true } as const;

/** @param userId whose view it is. */
export function filterOfView(view: QueueView, userId: number, now: Date, promisedDays: number): QueueFilter {
  if (view === 'mine') return { ...WAITING, assignedTo: userId };
  if (view === 'signals') return { ...WAITING, signal: 'any' };
  if (view === 'free') return { ...WAITING, assignedTo: null };
  if (view === 'overdue') return { ...WAITING, appliedUntil: appliedWithin(promisedDays, now) };
  if (view === 'university' || view === 'ministry') return { asked: { party: view } };
  if (view === 'answerOverdue') return { asked: { lateAt: now } };
  return view === 'applicant' ? { returned: true } : { decidedSince: startOfDay(dayOf(now)) };
}

/** What meets a filter and a view as well; `null` where nothing can. */
export function withView<Filter extends QueueFilter>(filter: Filter, view: QueueFilter): (Filter & QueueFilter) | null {
  const differs = (field: 'status' | 'assignedTo') =>
    filter[field] !== undefined && view[field] !== undefined && filter[field] !== view[field];
  if (differs('status') || differs('assignedTo')) return null;
  const { appliedUntil, decidedSince, signal } = filter;
  return {
    ...filter,
    ...view,
    // One kind is narrower than any.
    ...(signal ? { signal } : {}),
    ...(appliedUntil && view.appliedUntil && appliedUntil < view.appliedUntil ? { appliedUntil } : {}),
    ...(decidedSince && view.decidedSince && decidedSince > view.decidedSince ? { decidedSince } : {}),
  };
}
