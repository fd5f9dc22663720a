import { NOON } from '../../../test/contract/stores.js';
import type { KnownReports } from '../../domain/report-check/check-outcome.js';
import type { CheckItem } from '../../domain/report-check/check-request.js';
import { TEST_REPORTS, testReports } from '../../domain/report-check/test-reports.js';
import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import type { Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import type { KnownReportsService } from '../reports/known-reports.service.js';
import { ReportCheckerService } from './report-checker.service.js';

const asking = { integratorId: 4, keyId: 5 };
const [valid] = TEST_REPORTS;
const unknown = TEST_REPORTS.at(-1);
const item = (line: number, changes: Partial<CheckItem>): CheckItem => ({
  ...{ line, number: null, sha256: null, claims: {} },
  ...changes,
});

/** Its reports are withdrawn at the moment that they are remembered. */
function aChecker() {
  const remembered: string[][] = [];
  const reads: number[] = [];
  const withdrawn: KnownReports = {
    ...testReports,
    editionsOf: (number) => testReports.editionsOf(number).map((one) => ({ ...one, status: 'withdrawn' })),
  };
  const known = {
    namedBy: async (items: readonly CheckItem[]) => {
      reads.push(items.length);
      return remembered.length > 0 ? withdrawn : testReports;
    },
    hashesOf: () => ({}),
    note: async () => undefined,
  } as unknown as KnownReportsService;
  const tx = {
    reportChecks: { remember: async (_id: number, numbers: string[]) => void remembered.push(numbers) },
  } as unknown as Transaction;
  const unitOfWork = { run: (work: (given: Transaction) => Promise<unknown>) => work(tx) } as unknown as UnitOfWork;
  const clock = { now: () => NOON };
  const checker = new ReportCheckerService(known, new TransliteratingNameReader(), unitOfWork, clock);
  return { checker, remembered, reads };
}

it('remembers what is found before it reads how that stands, so that no withdrawal is lost', async () => {
  const { checker, remembered, reads } = aChecker();
  const items = [
    item(1, { number: valid?.number ?? '' }),
    item(2, { sha256: valid?.sha256 ?? '' }),
    item(3, { number: unknown?.number ?? '' }),
    // A file of another report.
    item(4, { number: TEST_REPORTS[1]?.number ?? '', sha256: valid?.sha256 ?? '' }),
  ];
  const outcomes = await checker.check(items, asking, 'live');
  expect(outcomes.map(({ result }) => result)).toEqual(['withdrawn', 'withdrawn', 'unknown', 'unknown']);
  expect(remembered).toEqual([[valid?.number]]);
  expect(reads).toEqual([4, 4]);
});

it('remembers nothing of the test mode, nor where nothing is found', async () => {
  const { checker, remembered, reads } = aChecker();
  await checker.check([item(1, { number: valid?.number ?? '' })], asking, 'test');
  expect(reads).toEqual([]);
  await checker.check([item(1, { number: unknown?.number ?? '' })], asking, 'live');
  expect([remembered, reads]).toEqual([[], [1]]);
});
