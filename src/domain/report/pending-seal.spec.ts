import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { nextRenderStep, type RenderJob, renderState } from './pending-seal.js';
import { issueReport, type Report } from './report.js';

const NOW = new Date('2026-03-01T04:05:06.789Z');
const pdf = { key: 'reports/1.pdf', sha256: 'ab'.repeat(32), size: 1, renderedAt: NOW, decidedAt: null };
const report: Report = {
  ...issueReport(aCertificate('Verified'), 'MYV-1', NOW),
  id: 3,
  supersededAt: null,
  withdrawnAt: null,
  reason: null,
  pdf: null,
};
const job: RenderJob = { id: 9, state: 'open', isHeld: false, attempts: 1, lastError: null };

describe('a report without its PDF', () => {
  it.each([
    [{ report, job: null }, 'none', 'order'],
    [{ report, job }, 'waiting', 'nothing'],
    [{ report, job: { ...job, isHeld: true } }, 'trying', 'nothing'],
    [{ report, job: { ...job, state: 'failed' as const } }, 'failed', 'retry'],
    [{ report: { ...report, pdf }, job: null }, 'done', 'nothing'],
    [{ report: { ...report, pdf, status: 'withdrawn' as const }, job: null }, 'done', 'nothing'],
  ])('is helped by what its job needs', (pending, state, needed) => {
    expect([renderState(pending), nextRenderStep(pending)]).toEqual([state, needed]);
  });

  it.each(['superseded', 'withdrawn'] as const)('is not rendered once it is %s', (status) => {
    expect(refusalOf(() => nextRenderStep({ report: { ...report, status }, job })).reason).toBe('illegal_transition');
  });
});
