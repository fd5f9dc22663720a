import { newStudent } from '../../../src/domain/account/user.js';
import { issueReport } from '../../../src/domain/report/report.js';
import type { RetentionService } from '../../../src/modules/privacy/retention.service.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFiles, after as moved, NOON, type Stores } from '../../contract/stores.js';
import { keyedChains } from '../../support/audit-keys.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { FreshFiles } from '../../support/fresh-files.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { DAYS, NOTHING, retentionOn } from './retention.rig.js';

const DAY = 24 * 3_600_000;

onEachEngine('retention of what erased accounts leave', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  let files: FreshFiles;
  let service: RetentionService;

  beforeEach(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    files = await FreshFiles.make();
    await keyedChains(db.database).begin();
    service = retentionOn(db.database, stores, DAYS, files.storage);
  });
  afterEach(() => db?.dispose());

  it('removes what was kept of erased accounts: PDF, report, record, files and account', async () => {
    const [photo = ''] = await addFiles(stores, 1);
    const kept = await insertCertificate(
      stores,
      { status: 'Verified', ownerId: null, reportNumber: 'MYV-1' },
      { avatar: photo },
    );
    const pdf = { key: 'reports/1.pdf', sha256: 'ab'.repeat(32), size: 3, renderedAt: NOON, decidedAt: null };
    await files.storage.putBytes(pdf.key, new Uint8Array(3));
    await files.storage.putBytes('reports/2.pdf', new Uint8Array(3));
    const user = await stores.unitOfWork.run(async (tx) => {
      const report = await tx.reports.insert({ ...issueReport(kept, 'MYV-1', NOON), photo });
      await tx.reports.attachPdf(report.id, pdf);
      await tx.personalData.hideReports(kept.id, moved(-7 * DAY));
      return tx.users.insert({ ...newStudent('x@erased.invalid', 'h', 'en', NOON), erasedAt: moved(-7 * DAY) });
    });
    expect(await service.sweep()).toEqual(NOTHING);
    stores.clock.time = moved(1);
    expect(await service.sweep()).toEqual({ ...NOTHING, erasedRecords: 1, erasedUsers: 1 });
    expect(await files.keys()).toEqual(['reports/2.pdf']);
    expect(await stores.certificates.findById(kept.id)).toBeNull();
    expect(await stores.reports.findLatestByNumber('MYV-1')).toBeNull();
    expect(await stores.users.findById(user.id)).toBeNull();
    expect((await stores.files.findDiscarded([photo])).map(({ id }) => id)).toEqual([photo]);
  });

  it('has what an erased account still owns removed', async () => {
    const insert = (email: string, erasedAt: Date | null) =>
      stores.unitOfWork.run((tx) => tx.users.insert({ ...newStudent(email, 'h', 'en', NOON), erasedAt }));
    const withDraft = await insert('1@erased.invalid', moved(-1000));
    const withFile = await insert('2@erased.invalid', moved(-2000));
    await insert('3@erased.invalid', moved(-3000));
    const alive = await insert('alive@example.com', null);
    for (const { id } of [withDraft, alive]) await insertCertificate(stores, { ownerId: id });
    for (const { id } of [withFile, alive]) await addFiles(stores, 1, { ownerId: id });
    expect(await service.sweep()).toEqual({ ...NOTHING, remains: 2 });
    const jobs = await db.database.read(
      withSql((sql) => sql.rows<{ payload: string }>("SELECT payload FROM jobs WHERE name = 'account.remains'")),
    );
    expect(jobs.map(({ payload }) => JSON.parse(payload).userId).sort()).toEqual([withDraft.id, withFile.id].sort());
  });
});
