import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { issueReport, type Report } from './report.js';
import { readyToTake } from './report.readiness.js';

const NOW = new Date('2026-03-01T04:05:06.789Z');
const pdf = { key: 'reports/1.pdf', sha256: 'ab'.repeat(32), size: 1, renderedAt: NOW, decidedAt: null };
const report = (changes: Partial<Report>): Report => ({
  ...issueReport(aCertificate('Verified'), 'MYV-1', NOW),
  id: 3,
  supersededAt: null,
  withdrawnAt: null,
  reason: null,
  pdf,
  ...changes,
});

describe('a report that somebody wants to take along', () => {
  it('is given once its PDF is there', () => {
    expect(readyToTake(report({}))).toEqual(report({}));
  });

  it.each([
    [null, 'report_not_ready', message('no_report_yet')],
    [report({ pdf: null }), 'report_not_ready', message('report_in_preparation')],
    [report({ status: 'withdrawn' }), 'report_withdrawn', message('report_withdrawn')],
    [report({ status: 'withdrawn', pdf: null }), 'report_withdrawn', message('report_withdrawn')],
    [report({ status: 'superseded' }), 'report_superseded', message('report_superseded')],
  ])('is refused before that and when it is not in force any more', (asked, reason, said) => {
    expect(refusalOf(() => readyToTake(asked))).toMatchObject({ reason, said });
  });
});
