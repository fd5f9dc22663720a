import { AsyncResource } from 'node:async_hooks';
import { newStudent } from '../../../src/domain/account/user.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Transaction } from '../../../src/unit-of-work/unit-of-work.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFile, addFiles, after, NOON, type Stores } from '../../contract/stores.js';
import { aStoredFile } from '../../factories/certificate.factory.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

const TABLES = [
  'users',
  'sessions',
  'verification_codes',
  'login_failures',
  'files',
  'certificates',
  'certificate_files',
  'certificate_words',
  'reports',
  'jobs',
  'universities',
];

async function rowsOf(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await database.read(withSql((sql) => sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)));
    counts[table] = row?.n ?? -1;
  }
  return counts;
}

onEachEngine('the unit of work', (fresh, _, empty) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
  });
  afterAll(() => db?.dispose());

  it('leaves nothing behind in any table when it fails', async () => {
    const [file = ''] = await addFiles(stores, 1);
    const before = await rowsOf(db.database);
    const work = async (tx: Transaction) => {
      const user = await tx.users.insert(newStudent('gone@example.com', 'h', 'en', NOON));
      await tx.sessions.insert({ id: '1'.repeat(32), userId: user.id, createdAt: NOON, expiresAt: after(1) });
      const times = { createdAt: NOON, expiresAt: after(1) };
      await tx.codes.insert({ email: user.email, purpose: 'reset', nonce: 'n', hash: 'h', language: 'en', ...times });
      await tx.loginFailures.count('someone', 1000, NOON);
      await addFile(tx, aStoredFile('z'.repeat(26), 'photo'));
      await tx.files.discardUnused([file], NOON);
      await tx.universities.insertMany([{ name: 'U', region: 'R', country: 'C', nature: 'public university' }]);
      await tx.outbox.add('mail.password-changed', { userId: user.id });
      throw new Error('after all that');
    };
    await expect(stores.unitOfWork.run(work)).rejects.toThrow('after all that');
    expect(await rowsOf(db.database)).toEqual(before);
    expect(await stores.files.findById(file)).not.toBeNull();
    expect(stores.notifier.notified).toEqual([]);
  });

  it('leaves nothing behind when a statement fails', async () => {
    const before = await rowsOf(db.database);
    const work = async (tx: Transaction) => {
      await tx.outbox.add('mail.code', { codeId: 1 });
      await tx.users.insert({ ...newStudent('x@example.com', 'h', 'en', NOON), roleId: 99 });
    };
    await expect(stores.unitOfWork.run(work)).rejects.toMatchObject({ name: 'QueryFailedError' });
    expect(await rowsOf(db.database)).toEqual(before);
  });

  it('is not seen by readers before it is committed', async () => {
    const before = (await rowsOf(db.database)).jobs;
    const read = () => Promise.all([stores.files.findById('y'.repeat(26)), rowsOf(db.database)]);
    // As another request would: a unit of work itself may not.
    const readBeside = AsyncResource.bind(read);
    await stores.unitOfWork.run(async (tx) => {
      await tx.outbox.add('mail.code', { codeId: 1 });
      await addFile(tx, aStoredFile('y'.repeat(26), 'photo'));
      const [file, rows] = await readBeside();
      expect(file).toBeNull();
      expect(rows.jobs).toBe(before);
      await expect(read()).rejects.toThrow('by its own transaction alone');
    });
    expect((await rowsOf(db.database)).jobs).toBe((before ?? 0) + 1);
    expect(await stores.files.findById('y'.repeat(26))).not.toBeNull();
  });

  it('loses nothing of 200 at once, half of which fail', async () => {
    const before = await rowsOf(db.database);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        stores.unitOfWork.run(async (tx) => {
          await tx.loginFailures.count('busy', 1e6, NOON);
          await tx.outbox.add('mail.code', { codeId: n });
          await tx.users.insert(newStudent(`many${n}@example.com`, 'h', 'en', NOON));
          if (n % 2 === 1) throw new Error('odd');
          return n;
        }),
      ),
    );
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(failures).toEqual(Array.from({ length: 100 }, () => 'Error: odd'));
    const rows = await rowsOf(db.database);
    expect(rows.jobs).toBe((before.jobs ?? 0) + 100);
    expect(rows.users).toBe((before.users ?? 0) + 100);
    expect(await stores.unitOfWork.run((tx) => tx.loginFailures.count('busy', 1e6, NOON))).toMatchObject({
      tries: 101,
    });
  });

  it('keeps the totals exact while many insert, change and remove at once', async () => {
    const page = { offset: 0, limit: 100 };
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const one = await insertCertificate(stores, { status: 'Verifying' });
        if (n % 4 === 0) await stores.unitOfWork.run((tx) => tx.certificates.remove(one));
        if (n % 4 === 1)
          await stores.unitOfWork.run((tx) => tx.certificates.update(one, { ...one, status: 'Rejected' }));
      }),
    );
    for (const [status, total] of [
      ['Verifying', 20],
      ['Rejected', 10],
      [undefined, 30],
    ] as const) {
      const found = await stores.certificates.list(status ? { status } : {}, page);
      expect([found.total, found.items.length]).toEqual([total, total]);
    }
  });

  it('refuses to run inside another, which would wait for itself', async () => {
    const nested = stores.unitOfWork.run(() => stores.unitOfWork.run(async () => 'inner'));
    await expect(nested).rejects.toThrow('by its own transaction alone');
  });

  it('compares texts by letter case and accent', async () => {
    await stores.unitOfWork.run((tx) => addFile(tx, aStoredFile('abcdefghjkmnpqrstvwxyz0123', 'photo')));
    expect(await stores.files.findById('ABCDEFGHJKMNPQRSTVWXYZ0123')).toBeNull();
    expect(await stores.files.findById('ábcdefghjkmnpqrstvwxyz0123')).toBeNull();
  });

  it('lets two processes migrate an empty database at once', async () => {
    const other = await empty();
    const processes = await Promise.all(Array.from({ length: 3 }, () => openDatabase(other)));
    for (const process of processes) {
      expect(await process.pendingMigrations()).toEqual([]);
      expect(await process.read(withSql((sql) => sql.rows('SELECT id FROM roles ORDER BY id')))).toHaveLength(4);
    }
    await Promise.all(processes.map((process) => process.close()));
  });
});
