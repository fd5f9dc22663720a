import type { Proposal } from '../../src/domain/proposal/proposal.js';

/** What officer 60 proposes about the report of record 17, which is in its fourth version. */
export function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    id: 5,
    action: 'correct',
    certificateId: 17,
    reportId: 12,
    version: 4,
    corrections: { name: { before: 'WANG XIAOMIN', after: 'WANG XIAOMING' } },
    reason: 'The name was misspelt.',
    proposedBy: 60,
    proposedAt: new Date('2026-03-01T04:05:06Z'),
    state: 'proposed',
    settledBy: null,
    settledAt: null,
    refusal: null,
    ...changes,
  };
}
