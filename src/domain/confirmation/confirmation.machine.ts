import { message } from '../messages/message.js';
import { DAY_MS } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';

export const CONFIRMATION_STATES = [
  'sent',
  'opened',
  'answered',
  'declined',
  'expired',
  'cancelled',
  'undeliverable',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** What may come of a request without an officer's doing. */
export type ConfirmationEnding = Extract<ConfirmationState, 'answered' | 'declined' | 'expired' | 'undeliverable'>;

/** Whether it asks something of all officers where nobody is left who asked. The others stand at the record. */
export function concernsAll(ending: ConfirmationEnding): boolean {
  return ending === 'declined' || ending === 'undeliverable';
}

export const CONFIRMATION_ACTIONS = [
  'open',
  'answer',
  'decline',
  'expire',
  'cancel',
  'give_up',
  'send_again',
  'record',
  'dispute',
] as const;
export type ConfirmationAction = (typeof CONFIRMATION_ACTIONS)[number];

/**
 * `registrar`: whoever holds the link; `officer`: staff with `confirmations.manage`; `service`: the clock and the mail
 * server.
 */
export const CONFIRMATION_PARTS = ['registrar', 'officer', 'service'] as const;
export type ConfirmationPart = (typeof CONFIRMATION_PARTS)[number];

interface Transition {
  readonly action: ConfirmationAction;
  readonly by: readonly ConfirmationPart[];
  readonly from: readonly ConfirmationState[];
  readonly to: ConfirmationState;
}

/** Asked, and nobody has said anything yet. */
const OPEN = ['sent', 'opened'] as const;

/** A row for each way from one state to another. What is not here is not allowed. */
export const TRANSITIONS: readonly Transition[] = [
  { action: 'open', by: ['registrar'], from: ['sent', 'opened'], to: 'opened' },
  { action: 'answer', by: ['registrar'], from: OPEN, to: 'answered' },
  { action: 'decline', by: ['registrar'], from: OPEN, to: 'declined' },
  { action: 'expire', by: ['service'], from: OPEN, to: 'expired' },
  { action: 'give_up', by: ['service'], from: OPEN, to: 'undeliverable' },
  // A record that changes, goes or is taken back ends what is open about it.
  { action: 'cancel', by: ['officer', 'service'], from: OPEN, to: 'cancelled' },
  {
    action: 'send_again',
    by: ['officer'],
    from: ['sent', 'opened', 'declined', 'expired', 'undeliverable'],
    to: 'sent',
  },
  // By telephone, letter or mail, also when the link has ended; after an answer it is a later one, which supersedes.
  {
    action: 'record',
    by: ['officer'],
    from: ['sent', 'opened', 'answered', 'declined', 'expired', 'undeliverable'],
    to: 'answered',
  },
  // "This was not us": the answer stays, and the matter is open again; `afterDispute` ends it where nobody wants to
  // know any more.
  { action: 'dispute', by: ['registrar'], from: ['answered', 'declined'], to: 'opened' },
];

/** @throws DomainError `illegal_transition`. */
export function confirmationAfter(
  action: ConfirmationAction,
  by: ConfirmationPart,
  from: ConfirmationState,
): ConfirmationState {
  const way = TRANSITIONS.find((one) => one.action === action && one.by.includes(by) && one.from.includes(from));
  if (way) return way.to;
  throw new DomainError('illegal_transition', message('confirmation_impossible', { status: from, action }));
}

/** What somebody can do about a request as it is. */
export function actionsFrom(state: ConfirmationState, by: ConfirmationPart): ConfirmationAction[] {
  return TRANSITIONS.filter((one) => one.by.includes(by) && one.from.includes(state)).map(({ action }) => action);
}

/** Whether the link in the mail still opens the page. */
export function isLinkAlive(state: ConfirmationState): boolean {
  return TRANSITIONS.some(({ action, from }) => action === 'answer' && from.includes(state));
}

/** After so many days without an answer the contact is reminded. */
const REMINDER_DAYS = [3, 7, 14] as const;
/** After so many days a request and its link end: "could not be confirmed", which is no suspicion. */
const LIFE_DAYS = 30;

export interface ConfirmationTimes {
  readonly state: ConfirmationState;
  readonly sentAt: Date;
  /** After so many days it is shown as overdue; nothing else comes of that. */
  readonly dueDays: number;
  /** How many reminders went out since it was sent. */
  readonly reminders: number;
}

/**
 * What the service has to do about a request now. One that was forgotten for long gets one reminder and not several.
 */
export function dueOf({ state, sentAt, reminders }: ConfirmationTimes, now: Date): 'expire' | 'remind' | null {
  if (!isLinkAlive(state)) return null;
  const age = now.getTime() - sentAt.getTime();
  if (age >= LIFE_DAYS * DAY_MS) return 'expire';
  return remindersBy(age) > reminders ? 'remind' : null;
}

/** How many reminders were due by an age. */
export function remindersBy(age: number): number {
  return REMINDER_DAYS.filter((days) => age >= days * DAY_MS).length;
}

export function isOverdue({ state, sentAt, dueDays }: ConfirmationTimes, now: Date): boolean {
  return isLinkAlive(state) && now.getTime() - sentAt.getTime() >= dueDays * DAY_MS;
}
