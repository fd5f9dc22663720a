import type { Actor } from '../../domain/account/actor.js';
import { proposalMade } from '../../domain/proposal/proposal.audit.js';
import { type Proposal, type ProposalOrder, propose } from '../../domain/proposal/proposal.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * Keeps what an officer wants done until another one releases it. Whoever else would propose about the record has to
 * wait for this transaction.
 */
export async function proposeIn(tx: Transaction, order: ProposalOrder, actor: Actor, now: Date): Promise<Proposal> {
  const open = await tx.proposals.openOn(order.certificateId, order.version);
  const proposal = await tx.proposals.insert(propose(order, actor.userId, now, open));
  tx.audit.record(proposalMade(proposal));
  return proposal;
}
