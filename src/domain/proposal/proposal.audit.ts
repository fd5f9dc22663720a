import type { AuditEntry } from '../audit/audit-event.js';
import type { Proposal } from './proposal.js';

/** A step of the record's history: nothing has changed yet. Fields are named, their values are in the proposal. */
export function proposalMade(proposal: Proposal): AuditEntry {
  const { action, corrections, reason } = proposal;
  const changed = Object.keys(corrections);
  return entry(proposal, 'proposal.made', proposal.proposedBy, {
    proposed: action,
    ...(changed.length === 0 ? {} : { fields: changed }),
    ...(reason === null ? {} : { reason }),
  });
}

/** Another officer has released or refused it, or who made it has taken it back. */
export function proposalSettled(actorId: number, proposal: Proposal): AuditEntry {
  const { action, state, refusal, proposedBy } = proposal;
  const settled = state === 'released' || state === 'refused' ? state : 'withdrawn';
  return entry(proposal, `proposal.${settled}`, actorId, {
    proposed: action,
    proposedBy,
    ...(refusal === null ? {} : { reason: refusal }),
  });
}

function entry(
  { id, certificateId }: Proposal,
  action: AuditEntry['action'],
  actorId: number,
  after: Readonly<Record<string, unknown>>,
): AuditEntry {
  return {
    actorId,
    action,
    subject: { type: 'certificate', id: String(certificateId) },
    after: { proposal: id, ...after },
  };
}
