import type { Actor } from '../account/actor.js';
import type { Permission } from '../account/role.js';
import { type CertificateForm, CORRECTABLE_FIELDS, type CorrectableField } from '../certificate/certificate.fields.js';
import type { FileId } from '../files/stored-file.js';
import { message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import { readField, type TextRule } from '../shared/field-reader.js';

/** What needs a second officer. */
export const SECOND_APPROVALS = ['off', 'corrections', 'all'] as const;
export type SecondApproval = (typeof SECOND_APPROVALS)[number];

/** What two officers do together. From the settings, which are injected by this class. */
export abstract class SecondOfficer {
  abstract readonly needed: SecondApproval;
}

export const PROPOSED_ACTIONS = ['correct', 'withdraw', 'approve'] as const;
export type ProposedAction = (typeof PROPOSED_ACTIONS)[number];

/** Who may propose an action may release it when another has proposed it. */
const PERMISSIONS: Readonly<Record<ProposedAction, readonly Permission[]>> = {
  correct: ['reports.withdraw', 'certificates.read'],
  withdraw: ['reports.withdraw'],
  approve: ['certificates.review'],
};

const mayHandle = (permissions: readonly Permission[], action: ProposedAction) =>
  PERMISSIONS[action].every((permission) => permissions.includes(permission));

/** `ended`: the record is in another version than the one that was proposed about. */
export const PROPOSAL_STATES = ['proposed', 'released', 'refused', 'withdrawn', 'ended'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export interface Correction {
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that a correction is about, as they are certified and as they are to be. */
export type Corrections = Readonly<Partial<Record<CorrectableField, Correction>>>;

export function correctionsBetween(before: CertificateForm, after: CertificateForm): Corrections {
  const changed = CORRECTABLE_FIELDS.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
}

/** What an officer wants done about a certificate; nothing changes until another one releases it. */
export interface Proposal {
  readonly id: number;
  readonly action: ProposedAction;
  readonly certificateId: number;
  /** The edition to be corrected or withdrawn; `null` for an approval. */
  readonly reportId: number | null;
  /** Of the record. */
  readonly version: number;
  readonly corrections: Corrections;
  /** Of a correction or a withdrawal; it is public afterwards. */
  readonly reason: string | null;
  readonly proposedBy: number;
  readonly proposedAt: Date;
  readonly state: ProposalState;
  readonly settledBy: number | null;
  readonly settledAt: Date | null;
  /** Why it was refused. */
  readonly refusal: string | null;
}

export type NewProposal = Omit<Proposal, 'id'>;

export type ProposalOrder = Pick<Proposal, 'action' | 'certificateId' | 'version'> &
  Partial<Pick<Proposal, 'reportId' | 'corrections' | 'reason'>>;

/** The photo that a report would show once it is released; `null` where nobody can release it any more. */
export function proposedPhoto({ state, corrections }: Pick<Proposal, 'state' | 'corrections'>): FileId | null {
  return state === 'proposed' ? (corrections.avatar?.after ?? null) : null;
}

/** @param open what waits for a release on the same record. @throws DomainError `proposal_open`. */
export function refuseBeside(open: Proposal | null): void {
  if (open) throw new DomainError('proposal_open', message('proposal_open'));
}

/**
 * @param open what waits for a release on the same record.
 * @throws DomainError `proposal_open`: two would decide about each other.
 */
export function propose(order: ProposalOrder, proposedBy: number, now: Date, open: Proposal | null): NewProposal {
  refuseBeside(open);
  return {
    reportId: null,
    corrections: {},
    reason: null,
    ...order,
    proposedBy,
    proposedAt: now,
    state: 'proposed',
    settledBy: null,
    settledAt: null,
    refusal: null,
  };
}

/** Why a proposal is refused, for who made it. */
export const REFUSAL_REASON = { kind: 'lines', label: 'reason', most: 2000 } as const satisfies TextRule;

/** @throws DomainError `missing_fields`, `invalid_input`. */
export function readRefusal(given: unknown): string {
  const reading = given === undefined || given === null ? { value: null } : readField(REFUSAL_REASON, given);
  if ('error' in reading) throw fieldError('reason', reading.error);
  if (typeof reading.value === 'string') return reading.value;
  throw fieldError('reason', message('reason_needed'), 'missing_fields');
}

export const PROPOSAL_VERBS = ['release', 'refuse', 'withdraw'] as const;
export type ProposalVerb = (typeof PROPOSAL_VERBS)[number];

interface Transition {
  readonly verb: ProposalVerb;
  /** `proposer`: who made it; `second`: anybody else with the permission. */
  readonly by: 'proposer' | 'second';
  readonly to: 'released' | 'refused' | 'withdrawn';
}

const TRANSITIONS: readonly Transition[] = [
  { verb: 'release', by: 'second', to: 'released' },
  { verb: 'refuse', by: 'second', to: 'refused' },
  { verb: 'withdraw', by: 'proposer', to: 'withdrawn' },
];

export function needsSecondOfficer({ needed }: SecondOfficer, action: ProposedAction): boolean {
  return needed === 'all' || (needed === 'corrections' && action !== 'approve');
}

/** What has become of a proposal by now. */
export function stateOf({ state, version }: Pick<Proposal, 'state' | 'version'>, currentVersion: number) {
  return state === 'proposed' && version !== currentVersion ? 'ended' : state;
}

/** The actions whose proposals somebody sees, and releases where another has made them. */
export function proposalsSeen({ permissions }: Pick<Actor, 'permissions'>): ProposedAction[] {
  return PROPOSED_ACTIONS.filter((action) => mayHandle(permissions, action));
}

/** What the actor may do about a proposal now, for the screens; `settleProposal` authorises again. */
export function allowedProposalVerbs(actor: Actor, proposal: Proposal, currentVersion: number): ProposalVerb[] {
  if (stateOf(proposal, currentVersion) !== 'proposed') return [];
  return PROPOSAL_VERBS.filter((verb) => wayOf(proposal, verb, actor) !== null);
}

/** What is done about a proposal. */
export interface Settling {
  readonly verb: ProposalVerb;
  /** Why it is refused; for that verb alone. */
  readonly refusal?: string | null;
}

/** @throws DomainError `forbidden` before anything else, `illegal_transition` for what is settled or has ended. */
export function settleProposal(
  proposal: Proposal,
  { verb, refusal = null }: Settling,
  { actor, currentVersion, now }: { readonly actor: Actor; readonly currentVersion: number; readonly now: Date },
): Proposal {
  const way = wayOf(proposal, verb, actor);
  if (!way) throw new DomainError('forbidden', message('not_allowed'));
  const state = stateOf(proposal, currentVersion);
  if (state === 'proposed') {
    return { ...proposal, state: way.to, settledBy: actor.userId, settledAt: now, refusal };
  }
  throw new DomainError('illegal_transition', message('action_impossible', { status: state, action: verb }));
}

function wayOf(proposal: Proposal, verb: ProposalVerb, actor: Actor): Transition | null {
  if (!mayHandle(actor.permissions, proposal.action)) return null;
  const by = actor.userId === proposal.proposedBy ? 'proposer' : 'second';
  return TRANSITIONS.find((one) => one.verb === verb && one.by === by) ?? null;
}

/** Somebody who could release what others propose. */
export interface Officer {
  readonly userId: number;
  readonly permissions: readonly Permission[];
}

/** Whether nobody but the proposer could release it. */
export function isAlone(
  { action, proposedBy }: Pick<Proposal, 'action' | 'proposedBy'>,
  officers: readonly Officer[],
): boolean {
  return !officers.some(({ userId, permissions }) => userId !== proposedBy && mayHandle(permissions, action));
}
