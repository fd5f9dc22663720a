import type { CertificateSearch } from '../../../src/modules/certificates/certificate.repository.js';
import { idsOf } from '../../../src/modules/certificates/certificate-order.queries.js';
import { nextOf } from '../../../src/modules/certificates/certificate-queue.queries.js';
import { takenOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import { ClaimEntity } from '../../../src/modules/review/claim.entity.js';
import type { QueueRequest } from '../../../src/modules/review/claim.repository.js';
import { liveClaims } from '../../../src/modules/review/claim.typeorm-repository.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { type AllowedSteps, faultsOf, rowsRead } from '../../support/query-plan.js';
import { fill } from './many-rows.js';

const ROWS = 4000;
const MINUTE = 60_000;
const ME = 5;
/** So many hits that walking is right. */
const LARGE = { hits: 100_000, waiting: 1_000_000 };
const RARE = { hits: 20, waiting: ROWS / 4 };

interface Expected extends AllowedSteps {
  /** Rows and index entries that MariaDB may read. */
  readonly reads: number;
}

onEachEngine('the review desk', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(async (sql) => {
      const keys = Array.from({ length: 50 }, (_, n) => `WHEN ${n} THEN 'u${String(n).padStart(2, '0')}'`).join(' ');
      await sql.change(`UPDATE certificates SET university_key = CASE id % 50 ${keys} END`);
      // Every minute an application, the oldest with the highest id; every fourth is in review.
      await sql.change('UPDATE certificates SET applied_at = ? - id * ?', [NOON.getTime(), MINUTE]);
      await sql.change("UPDATE certificates SET status = CASE WHEN id % 4 = 1 THEN 'Verifying' ELSE 'Verified' END");
      // Ten others have the ten oldest before them; three hundred claims ran out.
      const live = Array.from({ length: 10 }, (_, n) => ({ certificate_id: ROWS - 3 - 4 * n, user_id: 10 + n }));
      const lapsed = Array.from({ length: 300 }, (_, n) => ({ certificate_id: 1 + 4 * n, user_id: 10 + (n % 10) }));
      await sql.insertAll(ClaimEntity, [
        ...live.map((claim) => ({ ...claim, held_until: NOON.getTime() + MINUTE })),
        ...lapsed.map((claim) => ({ ...claim, held_until: NOON.getTime() - MINUTE })),
      ]);
      const tables = 'ANALYZE TABLE certificates, certificate_claims';
      await sql.rows(engine === 'MariaDB' ? tables : 'ANALYZE');
    });
  }, 120_000);
  afterAll(() => db?.dispose());

  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
  const freeFor = { userId: ME, at: NOON };
  const next = (request: Partial<QueueRequest> = {}, size = LARGE) =>
    nextOf({ filter: {}, behind: null, except: null, ...request }, freeFor, size, dialect);
  const list = (filter: CertificateSearch) =>
    idsOf(
      { filter, sort: { field: 'appliedAt', descending: false }, page: { offset: 0, limit: 10 } },
      { hits: LARGE.hits, walked: LARGE.waiting },
      dialect,
    );
  const behind = { id: 3001, appliedAt: after(-3001 * MINUTE) };

  // 1000 in review, 20 of them of each odd university.
  const queries: Record<string, () => readonly [Condition, Expected]> = {
    'the next one': () => [next(), { reads: 40 }],
    'the next one behind another': () => [next({ behind, except: behind.id }), { reads: 10 }],
    'the next one of a university, walking': () => [next({ filter: { university: 'u07' } }), { reads: 200 }],
    'the next one of a university, gathering': () => [
      next({ filter: { university: 'u07' } }, RARE),
      { reads: 400, sorts: true },
    ],
    'the next one of a name, gathering': () => [
      next({ filter: { name: 'n1a' } }, { ...RARE, hits: 40 }),
      { reads: 500, sorts: true },
    ],
    'the queue without what others have': () => [list({ status: 'Verifying', freeFor }), { reads: 60 }],
    'how much of the queue others have': () => [
      takenOf({ status: 'Verifying', freeFor }) ?? { text: '', values: [] },
      { reads: 60 },
    ],
    'who has the records of a page': () => [
      liveClaims(
        Array.from({ length: 25 }, (_, n) => ROWS - 3 - n),
        NOON,
      ),
      { reads: 80 },
    ],
  };

  it.each(Object.keys(queries))('%s: along an index, sorting no more than was found', async (title) => {
    const [query, allowed] = queries[title]?.() ?? [];
    if (!query) throw new Error(`no query ${title}`);
    expect(await db.database.read((sql) => faultsOf(sql, query, allowed))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(allowed?.reads ?? 0);
  });

  it('finds the same walking and gathering', async () => {
    const requests: Partial<QueueRequest>[] = [
      {},
      { behind, except: behind.id },
      { filter: { university: 'u1' }, behind },
      { filter: { name: 'ivanov' } },
      { filter: { university: 'u07', appliedSince: after(-1000 * MINUTE) } },
    ];
    for (const request of requests) {
      const [walked, gathered] = [next(request), next(request, RARE)];
      expect(walked.text).not.toBe(gathered.text);
      const [one, other] = await db.database.read(async (sql) => [
        await sql.rows(walked.text, walked.values),
        await sql.rows(gathered.text, gathered.values),
      ]);
      expect(one).toHaveLength(1);
      expect(one).toEqual(other);
    }
  });

  it('passes over what ten others have', async () => {
    const { text, values } = next();
    expect(await db.database.read((sql) => sql.first(text, values))).toEqual({ id: ROWS - 3 - 40 });
  });
});
