import { type Actor, may } from '../account/actor.js';
import type { Permission } from '../account/role.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** What needs a second officer. */
export const SECOND_APPROVALS = ['off', 'corrections', 'all'] as const;
export type SecondApproval = (typeof SECOND_APPROVALS)[number];

export const PROPOSED_ACTIONS = ['correct', 'withdraw', 'approve'] as const;
export type ProposedAction = (typeof PROPOSED_ACTIONS)[number];

/** Who may propose an action may release it when another has proposed it. */
const PERMISSIONS: Readonly<Record<ProposedAction, Permission>> = {
  correct: 'reports.withdraw',
  withdraw: 'reports.withdraw',
  approve: 'certificates.review',
};

/** `ended`: the record is in another version than the one that was proposed about. */
export const PROPOSAL_STATES = ['proposed', 'released', 'refused', 'withdrawn', 'ended'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export interface Proposal {
  readonly action: ProposedAction;
  /** Of the record. */
  readonly version: number;
  readonly proposedBy: number;
  readonly state: ProposalState;
}

export const PROPOSAL_VERBS = ['release', 'refuse', 'withdraw'] as const;
export type ProposalVerb = (typeof PROPOSAL_VERBS)[number];

interface Transition {
  readonly verb: ProposalVerb;
  /** `proposer`: who made it; `second`: anybody else with the permission. */
  readonly by: 'proposer' | 'second';
  readonly to: ProposalState;
}

const TRANSITIONS: readonly Transition[] = [
  { verb: 'release', by: 'second', to: 'released' },
  { verb: 'refuse', by: 'second', to: 'refused' },
  { verb: 'withdraw', by: 'proposer', to: 'withdrawn' },
];

export function needsSecondOfficer(setting: SecondApproval, action: ProposedAction): boolean {
  return setting === 'all' || (setting === 'corrections' && action !== 'approve');
}

/** What has become of a proposal by now. */
export function stateOf({ state, version }: Proposal, currentVersion: number): ProposalState {
  return state === 'proposed' && version !== currentVersion ? 'ended' : state;
}

/** @returns the state afterwards. @throws DomainError `forbidden` before anything else, `illegal_transition` for what is settled or has ended. */
export function settleProposal(
  proposal: Proposal,
  verb: ProposalVerb,
  actor: Actor,
  currentVersion: number,
): ProposalState {
  const by = actor.userId === proposal.proposedBy ? 'proposer' : 'second';
  const way = TRANSITIONS.find((one) => one.verb === verb && one.by === by);
  if (!way || !may(actor, PERMISSIONS[proposal.action])) throw new DomainError('forbidden', message('not_allowed'));
  const state = stateOf(proposal, currentVersion);
  if (state === 'proposed') return way.to;
  throw new DomainError('illegal_transition', message('action_impossible', { status: state, action: verb }));
}

/** Whether nobody but the proposer could release it. */
export function isAlone(action: ProposedAction, proposedBy: number, officers: readonly Actor[]): boolean {
  return !officers.some((actor) => actor.userId !== proposedBy && may(actor, PERMISSIONS[action]));
}
