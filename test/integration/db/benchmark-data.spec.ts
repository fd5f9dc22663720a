import { createConnection } from 'mysql2/promise';
import { rulesOf } from '../../../bench/data/rules.mjs';
import { generate } from '../../../bench/generate.mjs';
import { TypeOrmAuditReader } from '../../../src/modules/audit/audit.typeorm-reader.js';
import type { Value } from '../../../src/platform/db/sql.js';
import type { Stores } from '../../contract/stores.js';
import { AUDIT_HASHES, keyedChains } from '../../support/audit-keys.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { type Sql, withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

type Row = Record<string, Value>;
const TOTAL = 120;

onMariadb('what the benchmark generates', (fresh) => {
  let db: TestDatabase;
  let stores: Omit<Stores, 'dispose'>;
  beforeAll(async () => {
    db = await fresh();
    stores = storesOn(db.database);
    const rules = await rulesOf((path) => import(`../../../src/${path}`));
    const uri = db.url.replace(/^mariadb:/, 'mysql:');
    const connect = () => createConnection({ uri, charset: 'utf8mb4_bin', flags: ['+LOCAL_FILES'] });
    await generate(connect, rules, { total: TOTAL, officerId: 1 });
  });
  afterAll(() => db?.dispose());

  const read = <T>(work: (sql: Sql) => Promise<T>) => db.database.read(withSql(work));
  const rows = (statement: string, ...values: Value[]) => read((sql) => sql.rows<Row>(statement, values));
  const change = (statement: string, ...values: Value[]) =>
    db.database.write(withSql((sql) => sql.change(statement, values)));
  /** What a store does not decide: an id is the next one, a version counts the saves. */
  const without = (row: Row | undefined, ...names: string[]) =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !names.includes(name)));

  test('are certificates, words and files as the store writes them', async () => {
    for (const status of ['Unverified', 'Verifying', 'Verified', 'Rejected']) {
      const [generated] = await rows('SELECT * FROM certificates WHERE status = ? ORDER BY id LIMIT 1', status);
      const certificate = await stores.certificates.findById(Number(generated?.id));
      if (!certificate) throw new Error(`no certificate is ${status}`);
      await change('UPDATE certificates SET report_number = NULL WHERE id = ?', certificate.id);
      const { id } = await stores.unitOfWork.run((tx) => tx.certificates.insert(certificate));
      const [stored] = await rows('SELECT * FROM certificates WHERE id = ?', id);
      expect(without(stored, 'id', 'version')).toEqual(without(generated, 'id', 'version'));
      for (const [table, order] of [
        ['certificate_words', 'word'],
        ['certificate_files', 'field, position'],
      ] as const) {
        const of = async (owner: number) =>
          (await rows(`SELECT * FROM ${table} WHERE certificate_id = ? ORDER BY ${order}`, owner)).map((row) =>
            without(row, 'certificate_id'),
          );
        expect(await of(id)).toEqual(await of(certificate.id));
        expect(await of(id)).not.toEqual([]);
      }
      await stores.unitOfWork.run((tx) => tx.certificates.remove({ id, version: 1, status: certificate.status }));
      await change('UPDATE certificates SET report_number = ? WHERE id = ?', certificate.reportNumber, certificate.id);
    }
  });

  test('are reports as the store writes them', async () => {
    const [generated] = await rows('SELECT * FROM reports ORDER BY id LIMIT 1');
    const report = await stores.reports.findById(Number(generated?.id));
    const pdf = report?.pdf;
    if (!report || !pdf) throw new Error('there is no report with a PDF');
    await change('DELETE FROM reports WHERE id = ?', report.id);
    const { id } = await stores.unitOfWork.run((tx) => tx.reports.insert(report));
    await stores.unitOfWork.run((tx) => tx.reports.attachPdf(id, pdf));
    const [stored] = await rows('SELECT * FROM reports WHERE id = ?', id);
    expect(without(stored, 'id')).toEqual(without(generated, 'id'));
  });

  test('are students as the store writes them', async () => {
    const [generated] = await rows('SELECT * FROM users WHERE role_id = 1 ORDER BY id LIMIT 1');
    const words = (id: Value | undefined) =>
      rows('SELECT word FROM user_words WHERE user_id = ? ORDER BY word', id ?? null);
    const generatedWords = await words(generated?.id);
    const found = await stores.users.findById(Number(generated?.id));
    if (!found) throw new Error('there is no student');
    await change('DELETE FROM users WHERE id = ?', found.user.id);
    const { id } = await stores.unitOfWork.run((tx) => tx.users.insert(found.user));
    const [stored] = await rows('SELECT * FROM users WHERE id = ?', id);
    expect(without(stored, 'id', 'version')).toEqual(without(generated, 'id', 'version'));
    expect(await words(id)).toEqual(generatedWords);
  });

  test('are files as they are once they are taken in, none of which a sweep would delete', async () => {
    const [generated] = await rows('SELECT * FROM files ORDER BY id LIMIT 1');
    const file = await stores.files.findById(String(generated?.id));
    if (!file) throw new Error('there is no file');
    const id = file.id.replace(/^./u, (first) => (first === '0' ? '1' : '0'));
    await stores.unitOfWork.run((tx) => tx.files.announce({ ...file, id }));
    await stores.unitOfWork.run((tx) => tx.files.admit(id));
    const [stored] = await rows('SELECT * FROM files WHERE id = ?', id);
    expect(without(stored, 'id')).toEqual(without(generated, 'id'));
    await change('DELETE FROM files WHERE id = ?', id);
    const now = new Date();
    const all = 100 * TOTAL;
    expect(await stores.unitOfWork.run((tx) => tx.files.takeLeftovers(now, all, now))).toEqual([]);
    expect((await stores.unitOfWork.run((tx) => tx.files.discardOrphans(now, all, now))).discarded).toEqual([]);
  });

  test('is counted, names files that are there, and has an audit trail in order', async () => {
    const totals = 'SELECT status, total AS n FROM certificate_totals ORDER BY status';
    const counted = 'SELECT status, COUNT(*) AS n FROM certificates GROUP BY status ORDER BY status';
    const numbers = (found: Row[]) => found.map(({ status, n }) => [status, Number(n)]);
    expect(numbers(await rows(totals))).toEqual(numbers(await rows(counted)));
    const orphans = `SELECT u.file_id FROM certificate_files u LEFT JOIN files f ON f.id = u.file_id
      JOIN certificates c ON c.id = u.certificate_id WHERE f.id IS NULL OR f.owner_id <> c.owner_id`;
    expect(await rows(orphans)).toEqual([]);
    await keyedChains(db.database).begin();
    const { checked, broken } = await new TypeOrmAuditReader(db.database, AUDIT_HASHES).check();
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(4 * TOTAL);
  });
});
