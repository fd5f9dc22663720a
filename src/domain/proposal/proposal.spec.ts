import { anAdministrator, aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aProposal } from '../../../test/factories/proposal.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { proposalMade, proposalSettled } from './proposal.audit.js';
import {
  allowedProposalVerbs,
  isAlone,
  needsSecondOfficer,
  PROPOSAL_STATES,
  PROPOSAL_VERBS,
  PROPOSED_ACTIONS,
  type Proposal,
  type ProposalVerb,
  proposalsSeen,
  propose,
  SECOND_APPROVALS,
  settleProposal,
} from './proposal.js';

const first = aStaffMember(['reports.withdraw', 'certificates.read'], 60);
const second = aStaffMember(['reports.withdraw', 'certificates.read'], 61);
const NOW = new Date('2026-03-02T00:00:00Z');
const PROPOSAL = aProposal();

type Actor = typeof first;
const settled = (proposal: Proposal, verb: ProposalVerb, actor: Actor, version = 4) =>
  settleProposal(proposal, { verb }, { actor, currentVersion: version, now: NOW });
const refusedFor = (refusal: string) =>
  settleProposal(PROPOSAL, { verb: 'refuse', refusal }, { actor: second, currentVersion: 4, now: NOW });
const refused = (...args: Parameters<typeof settled>) => refusalOf(() => settled(...args)).reason;

describe('a second officer', () => {
  it('is needed by the setting', () => {
    const needed = SECOND_APPROVALS.map((setting) =>
      PROPOSED_ACTIONS.filter((action) => needsSecondOfficer({ needed: setting }, action)),
    );
    expect(needed).toEqual([[], ['correct', 'withdraw'], ['correct', 'withdraw', 'approve']]);
  });

  it('releases or refuses what another has proposed, who may withdraw it alone', () => {
    expect(settled(PROPOSAL, 'release', second)).toEqual({
      ...PROPOSAL,
      state: 'released',
      settledBy: 61,
      settledAt: NOW,
    });
    expect(refusedFor('No such degree')).toMatchObject({
      state: 'refused',
      refusal: 'No such degree',
    });
    expect(settled(PROPOSAL, 'withdraw', first)).toMatchObject({ state: 'withdrawn', settledBy: 60, refusal: null });
    expect(refused(PROPOSAL, 'release', first)).toBe('forbidden');
    expect(refused(PROPOSAL, 'refuse', first)).toBe('forbidden');
    expect(refused(PROPOSAL, 'withdraw', second)).toBe('forbidden');
  });

  it('has the permission of what is proposed', () => {
    const approval = aProposal({ action: 'approve', reportId: null });
    for (const actor of [aReviewer(), aStudent()]) expect(refused(PROPOSAL, 'release', actor)).toBe('forbidden');
    expect(settled(approval, 'release', aReviewer()).state).toBe('released');
    expect(refused(approval, 'release', second)).toBe('forbidden');
    expect(settled(PROPOSAL, 'release', anAdministrator()).state).toBe('released');
    const unread = aStaffMember(['reports.withdraw'], 62);
    expect(refused(PROPOSAL, 'release', unread)).toBe('forbidden');
    expect(proposalsSeen(unread)).toEqual(['withdraw']);
    expect([first, aReviewer(), anAdministrator(), aStudent()].map(proposalsSeen)).toEqual([
      ['correct', 'withdraw'],
      ['approve'],
      ['correct', 'withdraw', 'approve'],
      [],
    ]);
  });

  it('comes too late where it is settled, or the record has changed', () => {
    for (const state of PROPOSAL_STATES.filter((one) => one !== 'proposed')) {
      for (const verb of PROPOSAL_VERBS) {
        const actor = verb === 'withdraw' ? first : second;
        expect(refused({ ...PROPOSAL, state }, verb, actor)).toBe('illegal_transition');
      }
    }
    expect(refused(PROPOSAL, 'release', second, 5)).toBe('illegal_transition');
  });

  it('is offered what may be done, and nothing else', () => {
    const offered = [first, second, aStudent()].map((actor) => allowedProposalVerbs(actor, PROPOSAL, 4));
    expect(offered).toEqual([['withdraw'], ['release', 'refuse'], []]);
    expect(allowedProposalVerbs(second, PROPOSAL, 5)).toEqual([]);
  });

  it('may not be there at all', () => {
    expect(isAlone(PROPOSAL, [first, aReviewer(), aStudent()])).toBe(true);
    expect(isAlone(PROPOSAL, [first, second])).toBe(false);
  });
});

describe('a proposal', () => {
  it('stands alone on its record', () => {
    const asked = { action: 'withdraw', certificateId: 17, reportId: 12, version: 4, reason: 'Revoked' } as const;
    const { id: _id, ...proposal } = aProposal({ ...asked, corrections: {}, proposedAt: NOW });
    expect(propose(asked, 60, NOW, null)).toEqual(proposal);
    expect(refusalOf(() => propose(asked, 61, NOW, PROPOSAL)).reason).toBe('proposal_open');
  });

  it('is a step of the history of its record, without the values', () => {
    expect(proposalMade(PROPOSAL)).toEqual({
      actorId: 60,
      action: 'proposal.made',
      subject: { type: 'certificate', id: '17' },
      after: { proposal: 5, proposed: 'correct', fields: ['name'], reason: 'The name was misspelt.' },
    });
    const refusal = refusedFor('No');
    expect(proposalSettled(61, refusal)).toMatchObject({
      actorId: 61,
      action: 'proposal.refused',
      after: { proposal: 5, proposed: 'correct', proposedBy: 60, reason: 'No' },
    });
  });
});
