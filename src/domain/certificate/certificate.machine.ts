import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { notFound } from '../shared/not-found.js';

export const STATUSES = ['Unverified', 'Verifying', 'Verified', 'Rejected'] as const;
export type CertificateStatus = (typeof STATUSES)[number];

/** Where a record may come from: a status, or `new` for a record that does not exist yet. */
export type From = CertificateStatus | 'new';

export const ACTIONS = ['save', 'apply', 'authenticate', 'reject', 'remove'] as const;
export type CertificateAction = (typeof ACTIONS)[number];

/**
 * What the actor is to the record. `owner`: the student it belongs to (for a new record: any student). `reviewer`:
 * staff with `certificates.review`. `reader`: staff with `certificates.read` alone. `stranger`: everyone else.
 */
export const PARTS = ['owner', 'reviewer', 'reader', 'stranger'] as const;
export type Part = (typeof PARTS)[number];

export interface Transition {
  readonly action: CertificateAction;
  readonly by: Part;
  readonly from: readonly From[];
  /** The status afterwards, by where the record comes from; `gone` when it is removed. */
  readonly to: CertificateStatus | 'unchanged' | 'gone';
}

/** The state machine, a row for each way from one status to another. What is not here is not allowed. */
export const TRANSITIONS: readonly Transition[] = [
  { action: 'save', by: 'owner', from: ['new', 'Unverified', 'Verifying'], to: 'Unverified' },
  { action: 'save', by: 'owner', from: ['Rejected'], to: 'Rejected' },
  { action: 'save', by: 'reviewer', from: ['new'], to: 'Unverified' },
  { action: 'save', by: 'reviewer', from: ['Unverified', 'Verifying', 'Rejected'], to: 'unchanged' },
  { action: 'apply', by: 'owner', from: ['new', 'Unverified', 'Verifying', 'Rejected'], to: 'Verifying' },
  { action: 'authenticate', by: 'reviewer', from: ['new', 'Unverified', 'Verifying', 'Rejected'], to: 'Verified' },
  { action: 'reject', by: 'reviewer', from: ['Unverified', 'Verifying', 'Rejected'], to: 'Rejected' },
  { action: 'remove', by: 'owner', from: ['Unverified', 'Verifying', 'Rejected'], to: 'gone' },
  { action: 'remove', by: 'reviewer', from: ['Unverified', 'Verifying', 'Rejected'], to: 'gone' },
];

const VERIFIED_IS_FINAL = message('certificate_verified');

/**
 * @throws DomainError `not_found` for a stranger to an existing record, `forbidden` where the part never may, whatever
 * the status.
 */
export function authoriseAction(action: CertificateAction, part: Part, isNew: boolean): void {
  if (part === 'stranger' && !isNew) throw notFound('Certificate');
  if (TRANSITIONS.some((way) => way.action === action && way.by === part)) return;
  throw new DomainError('forbidden', message('action_not_allowed', { action }));
}

/**
 * The status after `action`, or `gone`.
 * @throws DomainError as `authoriseAction` does, then `certificate_verified` or `illegal_transition` where the status
 * forbids it: permission comes before state.
 */
export function decide(action: CertificateAction, part: Part, from: From): CertificateStatus | 'gone' {
  authoriseAction(action, part, from === 'new');
  const way = TRANSITIONS.find((one) => one.action === action && one.by === part && one.from.includes(from));
  if (way) return way.to === 'unchanged' ? stay(from) : way.to;
  if (from === 'Verified') throw new DomainError('certificate_verified', VERIFIED_IS_FINAL);
  throw new DomainError('illegal_transition', message('action_impossible', { status: from, action }));
}

function stay(from: From): CertificateStatus {
  if (from === 'new') throw new Error('a new record has no status to keep');
  return from;
}

export type AllowedAction = CertificateAction | 'download';

/** What the actor may do with a record now, for the screens; `decide` authorises again when it is done. */
export function allowedActions(part: Part, status: CertificateStatus): readonly AllowedAction[] {
  return ALLOWED.get(`${part} ${status}`) ?? [];
}

function actionsOf(part: Part, status: CertificateStatus): AllowedAction[] {
  const allowed: AllowedAction[] = ACTIONS.filter((action) =>
    TRANSITIONS.some((way) => way.action === action && way.by === part && way.from.includes(status)),
  );
  if (status === 'Verified' && part !== 'stranger') allowed.push('download');
  return allowed;
}

/** Told once, and not for every row of a list. */
const ALLOWED: ReadonlyMap<string, readonly AllowedAction[]> = new Map(
  PARTS.flatMap((part) => STATUSES.map((status) => [`${part} ${status}`, actionsOf(part, status)] as const)),
);
