import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { issueReport, REISSUED, type Report } from './report.js';
import { reportStatusOf, statusOfEditions } from './report.status.js';

const [MAY, JUNE, JULY] = [new Date('2026-05-01'), new Date('2026-06-01'), new Date('2026-07-01')];
const issued = (changes: Partial<Report>): Report => ({
  ...issueReport(aCertificate('Verified', {}), 'MYV-1', MAY),
  id: 1,
  pdf: null,
  supersededAt: null,
  withdrawnAt: null,
  reason: null,
  ...changes,
});
const first = issued({});
const wrong = issued({ status: 'superseded', supersededAt: JUNE, reason: 'The name was misspelt.' });
const second = issued({ id: 2, edition: 2, issuedAt: JUNE });
const revoked = { status: 'withdrawn', withdrawnAt: JULY, reason: 'The degree was revoked.' } as const;

describe('what has become of a report', () => {
  it.each([
    ['it is as it was issued', first, null, { status: 'current', edition: 1, since: MAY, reason: null }],
    [
      'it was corrected, for the reason that stands with the edition before',
      second,
      wrong.reason,
      { status: 'corrected', edition: 2, since: JUNE, reason: 'The name was misspelt.' },
    ],
    [
      'it was issued anew, with the same particulars',
      second,
      REISSUED,
      { status: 'current', edition: 2, since: JUNE, reason: null },
    ],
    [
      'it was withdrawn',
      { ...first, ...revoked },
      null,
      { status: 'withdrawn', edition: 1, since: JULY, reason: 'The degree was revoked.' },
    ],
    [
      'it was withdrawn after a correction',
      { ...second, ...revoked },
      wrong.reason,
      { status: 'withdrawn', edition: 2, since: JULY, reason: 'The degree was revoked.' },
    ],
  ])('%s', (_, newest, correction, reportStatus) => {
    expect(reportStatusOf(newest, correction)).toEqual(reportStatus);
  });

  it('is told from the editions under its number', () => {
    expect(statusOfEditions([])).toBeNull();
    expect(statusOfEditions([second, { ...first, reason: 'A slip' }, first])).toEqual(reportStatusOf(second, 'A slip'));
    expect(statusOfEditions([first])).toEqual(reportStatusOf(first, null));
  });
});
