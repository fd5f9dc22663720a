import { anAdministrator, aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import {
  isAlone,
  needsSecondOfficer,
  PROPOSAL_STATES,
  PROPOSAL_VERBS,
  PROPOSED_ACTIONS,
  type Proposal,
  SECOND_APPROVALS,
  settleProposal,
} from './proposal.js';

const first = aStaffMember(['reports.withdraw'], 60);
const second = aStaffMember(['reports.withdraw'], 61);
const PROPOSAL: Proposal = { action: 'correct', version: 4, proposedBy: first.userId, state: 'proposed' };
const refused = (...args: Parameters<typeof settleProposal>) => refusalOf(() => settleProposal(...args)).reason;

describe('a second officer', () => {
  it('is needed by the setting', () => {
    const needed = SECOND_APPROVALS.map((setting) =>
      PROPOSED_ACTIONS.filter((action) => needsSecondOfficer(setting, action)),
    );
    expect(needed).toEqual([[], ['correct', 'withdraw'], ['correct', 'withdraw', 'approve']]);
  });

  it('releases or refuses what another has proposed, who may withdraw it alone', () => {
    expect(settleProposal(PROPOSAL, 'release', second, 4)).toBe('released');
    expect(settleProposal(PROPOSAL, 'refuse', second, 4)).toBe('refused');
    expect(settleProposal(PROPOSAL, 'withdraw', first, 4)).toBe('withdrawn');
    expect(refused(PROPOSAL, 'release', first, 4)).toBe('forbidden');
    expect(refused(PROPOSAL, 'refuse', first, 4)).toBe('forbidden');
    expect(refused(PROPOSAL, 'withdraw', second, 4)).toBe('forbidden');
  });

  it('has the permission of what is proposed', () => {
    for (const actor of [aReviewer(), aStudent()]) expect(refused(PROPOSAL, 'release', actor, 4)).toBe('forbidden');
    expect(settleProposal({ ...PROPOSAL, action: 'approve' }, 'release', aReviewer(), 4)).toBe('released');
    expect(refused({ ...PROPOSAL, action: 'approve' }, 'release', second, 4)).toBe('forbidden');
    expect(settleProposal(PROPOSAL, 'release', anAdministrator(), 4)).toBe('released');
  });

  it('comes too late where it is settled, or the record has changed', () => {
    for (const state of PROPOSAL_STATES.filter((one) => one !== 'proposed')) {
      for (const verb of PROPOSAL_VERBS) {
        const actor = verb === 'withdraw' ? first : second;
        expect(refused({ ...PROPOSAL, state }, verb, actor, 4)).toBe('illegal_transition');
      }
    }
    expect(refused(PROPOSAL, 'release', second, 5)).toBe('illegal_transition');
  });

  it('may not be there at all', () => {
    expect(isAlone('correct', first.userId, [first, aReviewer(), aStudent()])).toBe(true);
    expect(isAlone('correct', first.userId, [first, second])).toBe(false);
  });
});
