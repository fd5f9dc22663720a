import type { Certificate } from '../../../src/domain/certificate/certificate.js';
import type { Page } from '../../../src/domain/shared/page.js';
import { recountCertificates } from '../../../src/modules/certificates/certificate-counts.queries.js';
import { WHOLE } from '../../../src/modules/certificates/certificate-shown.queries.js';
import { CertificateWordEntity } from '../../../src/modules/certificates/certificate-word.entity.js';
import { spanOf, WordPages } from '../../../src/modules/certificates/certificate-word-pages.queries.js';
import { toWordRows, WORD_STRETCH } from '../../../src/modules/certificates/certificate-words.queries.js';
import type { Sql } from '../../../src/platform/db/sql.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { isFoundBy } from '../../fakes/memory.tables.js';
import { nextCertificateId, onEachEngine, type TestDatabase } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

/** Words that begin alike; every record has one of the last two. */
const WORDS = ['ali', 'alia', 'alim', 'al', 'bo', 'bob', '王小明', '王小', 'zed', 'zero'] as const;
const QUERIES = [
  'a',
  'al',
  'ali',
  'alim',
  'b',
  'bob',
  '王',
  '小',
  '小明',
  'z',
  'ze',
  'zed',
  'zero',
  'rare',
  'nobody',
  'al z',
  '王 b',
];
const RECORDS = 60;
/** Between one record and the next where they lie apart. */
const GAP = WORD_STRETCH / 2;

/** The same names at every run. */
function nameOf(number: number): string {
  const picked = WORDS.slice(0, 8).filter((_, place) => (number * (place + 3) * 7919) % 5 < 2);
  return [...picked, number % 3 === 0 ? 'zed' : 'zero'].join(' ');
}

onEachEngine('searches by one word', (fresh, engine) => {
  let db: TestDatabase;
  let stores: Stores;
  const records = new Map<number, Certificate>();
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    keep(await insertCertificate(stores, {}, { name: 'Rare Ali' }));
    for (let number = 1; number <= RECORDS; number += 1) {
      // First and last are close together, the others far apart: a few stretches have many, most have one or none.
      if (number > 15 && number < 45) await nextCertificateId(db.database, Math.max(...records.keys()) + GAP);
      keep(await insertCertificate(stores, {}, { name: nameOf(number) }));
    }
  }, 120_000);
  afterAll(() => db?.dispose());

  const keep = (record: Certificate) => void records.set(record.id, record);
  const read = <T>(work: (sql: Sql) => Promise<T>) => db.database.read(work);
  const expected = (name: string) =>
    [...records.values()]
      .filter(({ form }) => isFoundBy(name, form.name ?? ''))
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  /** Pages of all queries, both ways round, with what they should show. */
  const allPages = () => QUERIES.flatMap((name) => [...pagesOf(name, true), ...pagesOf(name, false)]);
  const pagesOf = (name: string, descending: boolean) => {
    const found = expected(name);
    const ids = descending ? found.reverse() : found;
    const last = Math.max(0, ids.length - 4);
    const places = [
      [0, 3],
      [0, 10],
      [0, 100],
      [4, 7],
      [25, 10],
      [last, 3],
      [ids.length, 2],
      [70, 10],
    ] as const;
    return places.map(([offset, limit]) => ({
      asked: { name, descending, page: { offset, limit } },
      total: ids.length,
      ids: ids.slice(offset, offset + limit),
    }));
  };
  type Asked = ReturnType<typeof pagesOf>[number]['asked'];
  const told = (asked: Asked, { items, total }: Page<{ readonly id: number }>) => ({
    asked,
    total,
    ids: items.map(({ id }) => id),
  });
  const list = async (asked: Asked) => told(asked, await stores.certificates.list({ name: asked.name }, asked.page));
  const search = async (asked: Asked, claimsAt: Date | null) => {
    const { name, descending, page } = asked;
    const request = { filter: { name }, sort: { field: 'id', descending }, page } as const;
    return told(asked, await stores.certificates.search(request, claimsAt));
  };
  const findWhatIsThere = async () => {
    for (const page of allPages()) {
      expect(await search(page.asked, null)).toEqual(page);
      if (page.asked.descending) expect(await list(page.asked)).toEqual(page);
    }
    // Whoever asks at the same time finds what is his.
    const pages = allPages();
    expect(await Promise.all(pages.map(({ asked }) => search(asked, NOON)))).toEqual(pages);
  };
  const areCounted = async () => {
    const order = 'ORDER BY word, shared';
    const [counted, there] = await read(async (sql) => [
      await sql.rows(`SELECT word, shared, tally FROM certificate_word_counts ${order}`),
      await sql.rows<{ n: number | string }>(
        `SELECT word, shared, COUNT(*) AS n FROM certificate_words GROUP BY word, shared ${order}`,
      ),
    ]);
    expect(counted).toEqual(there.map(({ n, ...word }) => ({ ...word, tally: Number(n) })));
  };

  it('find what a scan of the names finds, near the end and far from it', async () => {
    expect(new Set([...records.keys()].map((id) => Math.floor(id / WORD_STRETCH))).size).toBeGreaterThan(12);
    await findWhatIsThere();
    await areCounted();
  }, 60_000);

  it('find it after names changed and went, and leave no word of a name that went', async () => {
    const all = [...records.values()];
    for (const [place, record] of all.entries()) {
      if (place % 7 === 2) {
        const form = { ...record.form, name: `${record.form.name} Bobby Ali` };
        keep(await stores.unitOfWork.run((tx) => tx.certificates.update(record, { ...record, form })));
      }
      if (place % 7 !== 5 && record.form.name !== 'Rare Ali') continue;
      await stores.unitOfWork.run((tx) => tx.certificates.remove(record));
      records.delete(record.id);
    }
    await findWhatIsThere();
    await areCounted();
    const words = await read((sql) => sql.rows("SELECT word FROM certificate_word_counts WHERE word = 'rare'"));
    expect(words).toEqual([]);
  }, 60_000);

  it('count what is saved at the same time, however often', async () => {
    const inserted = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        insertCertificate(stores, {}, { name: n % 2 ? 'Ali Bo Race' : 'Race Bo Ali Alim' }),
      ),
    );
    await areCounted();
    await Promise.all(
      inserted.map((record, n) =>
        stores.unitOfWork.run(async (tx) => {
          if (n % 3 === 0) return tx.certificates.remove(record);
          keep(
            await tx.certificates.update(record, {
              ...record,
              form: { ...record.form, name: n % 3 === 1 ? 'Bo Ali' : 'Zed' },
            }),
          );
        }),
      ),
    );
    await areCounted();
    await findWhatIsThere();
  }, 60_000);

  it('are counted afresh from the words that there are', async () => {
    await db.database.write((sql) => sql.change("UPDATE certificate_word_counts SET tally = 99 WHERE word = 'ali'"));
    await db.database.write((sql) => sql.change("INSERT INTO certificate_word_counts VALUES ('gone', 0, 1)"));
    await db.database.write(recountCertificates);
    await areCounted();
  });

  if (engine === 'MariaDB') {
    it('read no more, however many records there are', async () => {
      const reads = async (name: string, page: { offset: number; limit: number }, descending = true) =>
        read(async (sql) => {
          await sql.rows('FLUSH STATUS');
          const { items } = await new WordPages((work) => work(sql), WHOLE).find({ word: name, descending, page });
          expect(items.length).toBe(page.limit);
          const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
          return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
        });
      // One record in ten has `tenth`, one in a thousand `thousandth`.
      for (const count of [40_000, 160_000]) {
        await db.database.write((sql) => fillTo(sql, count));
        await db.database.write(recountCertificates);
        for (const descending of [true, false]) {
          // Two stretches of the end have 1638 of the one and 16 of the other.
          expect(await reads('tenth', { offset: 0, limit: 10 }, descending)).toBeLessThan(2000);
          expect(await reads('thousandth', { offset: 0, limit: 10 }, descending)).toBeLessThan(200);
          // Behind them it takes about as many entries as the page is far away.
          expect(await reads('tenth', { offset: 2000, limit: 10 }, descending)).toBeLessThan(7000);
          expect(await reads('thousandth', { offset: 0, limit: 25 }, descending)).toBeLessThan(500);
        }
      }
    }, 120_000);
  }

  /** Records of nothing but a name, behind all that there are. */
  async function fillTo(sql: Sql, count: number): Promise<void> {
    const last = Number((await sql.first<{ id: number }>('SELECT MAX(id) AS id FROM certificates'))?.id);
    const first = Math.floor(last / WORD_STRETCH + 9) * WORD_STRETCH;
    if (!(await sql.first("SELECT 1 AS there FROM certificate_words WHERE word = 'tenth'")))
      await sql.change('DELETE FROM certificates');
    const there = Number((await sql.first<{ n: number }>('SELECT COUNT(*) AS n FROM certificates'))?.n);
    for (let made = there; made < count; made += 2000) {
      const ids = Array.from({ length: 2000 }, (_, n) => first + made - there + n);
      await sql.change(
        `INSERT INTO certificates (id, version, status, created_by, type, created_at, updated_at)
         VALUES ${ids.map((id) => `(${id}, 1, 'Unverified', 1, 'verification', 0, 0)`).join(', ')}`,
      );
      await sql.insertAll(
        CertificateWordEntity,
        ids.flatMap((id) => toWordRows(id, `${id % 10 ? 'other' : 'tenth'} ${id % 1000 ? 'others' : 'thousandth'}`)),
      );
    }
    await sql.rows('ANALYZE TABLE certificates, certificate_words');
  }
});

describe('how far a search looks', () => {
  const size = (total: number, stretches: number) => ({ total, newest: stretches + 6, oldest: 7 });

  it('is as far as the page should lie, and somewhat farther', () => {
    expect(spanOf({ offset: 0, limit: 100 }, size(10_000, 1000))).toBe(2 + 13);
    expect(spanOf({ offset: 2900, limit: 100 }, size(20_000, 1000))).toBe(2 + 188);
  });

  it('is everywhere where the word is rare, or the table small', () => {
    expect(spanOf({ offset: 0, limit: 10 }, size(200, 1000))).toBeNull();
    expect(spanOf({ offset: 0, limit: 10 }, size(1_000_000, 3))).toBeNull();
    expect(spanOf({ offset: 0, limit: 10 }, size(3, 1))).toBeNull();
  });
});
