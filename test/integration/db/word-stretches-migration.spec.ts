import { WordStretches1763860000000 } from '../../../migrations/1763860000000-word-stretches.js';
import { Env } from '../../../src/config/env.js';
import { indexWords } from '../../../src/domain/shared/search-words.js';
import { toWordRows } from '../../../src/modules/certificates/certificate-words.queries.js';
import { Database } from '../../../src/platform/db/database.js';
import { onEachEngine } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

const NAMES = ['Ali Alia Alim', 'Wang Xiaoming 王小明', '𠮷田 𠮷', 'Zoë', 'ali'];
const MANY = 5000;

onEachEngine('an installation from before the tallies of words', (_, __, empty) => {
  it('finds the names that it had, each once, and counts them', async () => {
    const database = new Database(Object.assign(new Env(), { databaseUrl: await empty() }));
    await database.connect();
    try {
      const { migrations } = database.writer;
      const later = migrations.splice(
        migrations.findIndex((migration) => migration instanceof WordStretches1763860000000),
      );
      expect(later.length).toBeGreaterThan(0);
      await database.migrate();
      const named = [...NAMES, ...Array.from({ length: MANY }, (_, n) => `Many Manyfold M${n}`)];
      // Ids with a gap of several stretches between them.
      const records = named.map((name, place) => ({ id: place < 3 ? place + 1 : place + 20_000, name }));
      await database.write(async (sql) => {
        for (let first = 0; first < records.length; first += 500) {
          const some = records.slice(first, first + 500);
          await sql.change(
            `INSERT INTO certificates (id, version, status, created_by, type, name, created_at, updated_at)
             VALUES ${some.map(() => "(?, 1, 'Unverified', 1, 'verification', ?, 0, 0)").join(', ')}`,
            some.flatMap(({ id, name }) => [id, name]),
          );
          const words = some.flatMap(({ id, name }) => indexWords(name).map((word) => [word, id] as const));
          await sql.change(
            `INSERT INTO certificate_words (word, certificate_id) VALUES ${words.map(() => '(?, ?)').join(', ')}`,
            words.flat(),
          );
        }
      });
      migrations.push(...later);
      await database.migrate();

      const order = 'ORDER BY certificate_id, word';
      const stored = await database.read((sql) => sql.rows(`SELECT * FROM certificate_words ${order}`));
      const key = (row: { word: string; certificate_id: number }) => `${row.certificate_id} ${row.word}`;
      const expected = records.flatMap(({ id, name }) => toWordRows(id, name));
      expect(new Map((stored as typeof expected).map((row) => [key(row), { ...row }]))).toEqual(
        new Map(expected.map((row) => [key(row), row])),
      );

      const stores = storesOn(database);
      const find = async (name: string) => {
        const { items, total } = await stores.certificates.list({ name }, { offset: 0, limit: 3 });
        return [items.map(({ id }) => id), total];
      };
      const last = records.at(-1)?.id ?? 0;
      expect(await find('many')).toEqual([[last, last - 1, last - 2], MANY]);
      expect(await find('al')).toEqual([[20_004, 1], 2]);
      expect(await find('小明')).toEqual([[2], 1]);
      expect(await find('𠮷')).toEqual([[3], 1]);
      await stores.unitOfWork.run((tx) => tx.certificates.remove({ id: 1, version: 1, status: 'Unverified' }));
      expect(await find('al')).toEqual([[20_004], 1]);
      const left = await database.read((sql) => sql.rows('SELECT * FROM certificate_words WHERE certificate_id = 1'));
      expect(left).toEqual([]);
    } finally {
      await database.close();
    }
  }, 120_000);
});
