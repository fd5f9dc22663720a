import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { FreshFiles } from '../../../test/support/fresh-files.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { issueReport } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import { reportPdfKey } from '../../domain/report/report-pdf.js';
import { OrphanedPdfsService } from './orphaned-pdfs.service.js';

const DAY = 24 * 3_600_000;
const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

const numberOf = (place: number) =>
  formatReportNumber(Array.from({ length: 14 }, (_, digit) => (place >> (5 * digit)) & 31));

async function rig() {
  const { unitOfWork, clock, reports } = await freshStores();
  const files = await FreshFiles.make();
  const issue = async (number: string, sha256?: string) => {
    const issued = issueReport(await insertCertificate({ unitOfWork }), number, NOON);
    await unitOfWork.run(async (tx) => {
      const { id } = await tx.reports.insert(issued);
      const key = sha256 && reportPdfKey(issued, sha256);
      if (key) await tx.reports.attachPdf(id, { key, sha256, size: 1, renderedAt: NOON, decidedAt: null });
    });
    return HASHES.map((hash) => reportPdfKey(issued, hash));
  };
  const store = async (keys: readonly string[]) => {
    for (const key of keys) await files.place(key, clock.now());
  };
  const pass = (milliseconds: number) => {
    clock.time = new Date(clock.time.getTime() + milliseconds);
  };
  const service = new OrphanedPdfsService(files.storage, reports, clock);
  return { service, issue, store, pass, kept: () => files.keys() };
}

describe('the sweep of orphaned PDFs', () => {
  it('removes after a day what is not noted, and nothing else', async () => {
    const { service, issue, store, pass, kept } = await rig();
    const done = await issue(numberOf(1), HASHES[1]);
    const open = await issue(numberOf(2));
    const unknown = reportPdfKey({ number: numberOf(3), edition: 1 }, HASHES[0] ?? '');
    await store([...done, ...open, unknown, 'reports/notes.txt', 'ab/an-upload']);
    pass(DAY - 1);
    expect(await service.sweep()).toBe(0);
    pass(1);
    const [, noted = ''] = done;
    const young = reportPdfKey({ number: numberOf(1), edition: 1 }, 'd'.repeat(64));
    await store([young]);
    expect(await service.sweep()).toBe(5);
    expect(await kept()).toEqual([noted, young, unknown, 'reports/notes.txt', 'ab/an-upload'].sort());
    expect(await service.sweep()).toBe(0);
  });

  it('goes through all of many, and stops when it is told to', async () => {
    const { service, issue, store, pass } = await rig();
    for (let place = 1; place <= 400; place += 1) await store(await issue(numberOf(place), HASHES[0]));
    pass(DAY);
    expect(await service.sweep(AbortSignal.abort())).toBe(0);
    expect(await service.sweep()).toBe(800);
  });
});
