import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { checkReport } from './report.check.js';
import { issueReport, type Report, type ReportStatus } from './report.js';

const NOW = new Date('2024-06-01T10:00:00Z');

function anEdition(edition: number, status: ReportStatus): Report {
  const issued = issueReport(aCertificate('Verified'), 'MYV-1', NOW);
  const rest = { supersededAt: null, withdrawnAt: null, reason: null, pdf: null };
  return { ...issued, ...rest, id: edition, edition, status };
}

const ONE = [anEdition(1, 'current')];
const CORRECTED = [anEdition(2, 'current'), anEdition(1, 'superseded')];
const WITHDRAWN = [anEdition(1, 'withdrawn')];
const CORRECTED_AND_WITHDRAWN = [anEdition(2, 'withdrawn'), anEdition(1, 'superseded')];

test.each([
  ['one edition', ONE, null, ['passed', 'passed', 'passed', 'passed']],
  ['a correction, whose edition is not told', CORRECTED, null, ['passed', 'not_checked', 'passed', 'passed']],
  ['the new edition of a correction', CORRECTED, 2, ['passed', 'passed', 'passed', 'passed']],
  ['the old edition of a correction', CORRECTED, 1, ['passed', 'failed', 'passed', 'passed']],
  ['an edition that there never was', ONE, 7, ['passed', 'failed', 'passed', 'passed']],
  ['a withdrawn report', WITHDRAWN, null, ['passed', 'passed', 'failed', 'passed']],
  ['the old edition of a withdrawn report', CORRECTED_AND_WITHDRAWN, 1, ['passed', 'failed', 'failed', 'passed']],
])('the steps of a check of %s', (_, editions, held, outcomes) => {
  const checked = checkReport(editions, held);
  expect(checked).toMatchObject({ report: editions[0], editions });
  expect(checked?.steps.map(({ step }) => step)).toEqual(['found', 'current_edition', 'in_force', 'fields']);
  expect(checked?.steps.map(({ outcome }) => outcome)).toEqual(outcomes);
});

test('a number that was never issued has none', () => {
  expect(checkReport([], null)).toBeNull();
});
