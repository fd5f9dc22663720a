import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { anAcceptance } from '../../../test/factories/verdict.factory.js';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import { accessContent, certificateContent, eventContent, verdictContent } from './export.content.js';

const EVENT: AuditEvent = {
  id: 1,
  at: new Date('2026-11-26T04:00:00Z'),
  actorId: 5,
  action: 'factor.all-removed',
  subject: { type: 'user', id: '7' },
  before: { factors: 2 },
  after: { askedBy: 6 },
};

describe('an event of the audit trail in an export', () => {
  it('names nobody of staff by number, whoever had a part in it', () => {
    const { by, before, after } = eventContent(7, EVENT);
    expect([by, before, after]).toEqual(['staff', { factors: 2 }, { askedBy: 'staff' }]);
    const values = { before: { assignedTo: 6 }, after: { assignedTo: 7, proposedBy: 8, askedBy: null } };
    const moved = eventContent(7, { ...EVENT, ...values });
    expect(moved.before).toEqual({ assignedTo: 'staff' });
    expect(moved.after).toEqual({ assignedTo: 'you', proposedBy: 'staff', askedBy: null });
  });

  it('says that the service did it, and nothing where nothing is told', () => {
    const { by, before, after } = eventContent(7, { ...EVENT, actorId: null, before: null, after: null });
    expect([by, before, after]).toEqual(['service', null, null]);
  });
});

describe('a record in an export', () => {
  /** What a later version of the service may keep of it. */
  const beside = { riskScore: 7 };

  it('is what is named, whatever else is kept with it', () => {
    const certificate = aCertificate();
    const { ownerId: _, ...own } = certificate;
    const by = { createdBy: 'you', decidedBy: null };
    expect(certificateContent(7, { ...certificate, ...beside } as never)).toEqual({ ...own, ...by });
    const { id: _id, officerId: _officer, internalNote: _note, ...found } = anAcceptance('photo');
    const verdict = { ...anAcceptance('photo', { internalNote: 'Ask again' }), ...beside };
    expect(verdictContent(verdict)).toEqual({ ...found, by: 'staff' });
    const request = {
      organisation: 'Universiti Contoh',
      person: 'Lim Mei Ling',
      email: 'lim@contoh.example',
      purpose: 'Checks reports.',
      volume: '100',
      language: 'en',
      state: 'asked',
      reason: null,
      createdAt: EVENT.at,
      endsAt: EVENT.at,
    } as const;
    expect(accessContent({ id: 3, ...request, ...beside } as never)).toEqual(request);
  });
});
