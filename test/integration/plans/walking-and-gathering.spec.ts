import { fewOfName, idsOf } from '../../../src/modules/certificates/certificate.queries.js';
import type { CertificateSearch } from '../../../src/modules/certificates/certificate.repository.js';
import { commonWords, totalOf } from '../../../src/modules/certificates/certificate-search.queries.js';
import type { QueueRequest } from '../../../src/modules/review/claim.repository.js';
import type { Condition } from '../../../src/platform/db/word-search.queries.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { FREE_FOR, gatheringNext, nextIn, requestOf } from './certificate.requests.js';
import { MINUTE } from './planned.js';
import { fillSpread, ROWS } from './spread-rows.js';

onEachEngine('certificates, whichever way they are found', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fillSpread(db.database);
  });
  afterAll(() => db?.dispose());

  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';

  const both = (one: Condition, other: Condition) =>
    db.database.read(
      withSql(async (sql) => [
        await sql.rows<{ id: number }>(one.text, one.values),
        await sql.rows<{ id: number }>(other.text, other.values),
      ]),
    );

  const filters: readonly CertificateSearch[] = [
    {},
    { status: 'Verifying' },
    { name: 'wang' },
    { name: 'tan n2' },
    { name: '王小' },
    { type: 'stamping', status: 'Rejected' },
    { university: 'u1', appliedSince: after(-900 * MINUTE) },
    { ownerId: 8, status: 'Unverified' },
    { status: 'Verifying', freeFor: FREE_FOR },
    { status: 'Verifying', assignedTo: 5 },
    { status: 'Verifying', assignedTo: null },
    { returned: true },
    { asked: { party: 'university' } },
    { asked: { lateAt: NOON }, status: 'Verifying' },
    { signal: 'any' },
    { signal: 'mrz_differs', status: 'Verifying' },
    { q: 'student1a' },
    { q: 'P17' },
    { q: 'tan malaya' },
  ];
  it.each(filters)('walking and gathering find the same for %j', async (filter) => {
    for (const field of ['id', 'name', 'university', 'status', 'appliedAt', 'updatedAt'] as const) {
      for (const descending of [true, false]) {
        const asked = { ...requestOf(filter, field, descending), page: { offset: 3, limit: 25 } };
        const walked = idsOf(asked, { hits: 100_000, walked: 1_000_000 }, dialect);
        const gathered = idsOf(asked, { hits: 1, walked: 1_000_000 }, dialect);
        expect(walked.text).not.toBe(gathered.text);
        const [one, other] = await both(walked, gathered);
        expect(one).toEqual(other);
      }
    }
  });

  it('no wide row is looked up to count what has a word and a status', async () => {
    if (engine === 'SQLite') return;
    for (const filter of [{ name: 'wang' }, { name: 'n1a' }, { name: 'tan n2' }, { q: 'malaya' }]) {
      const { text, values } = totalOf({ ...filter, status: 'Verifying' });
      const plan = await db.database.read(
        withSql((sql) => sql.rows<{ table: string; key: string | null }>(`EXPLAIN ${text}`, values)),
      );
      expect(plan.filter(({ table }) => table === 't').map(({ key }) => key)).toEqual(['ix_certificates_status']);
    }
  });

  it.each(['wang', 'tan n2', '王小', 'nobody'])('%s is found with its total as with a count before', async (name) => {
    for (const descending of [true, false]) {
      const asked = { ...requestOf({ name }, 'id', descending), page: { offset: 3, limit: 25 } };
      const few = fewOfName(asked, { columns: 't.id', joins: { text: '', values: [] } });
      if (!few) throw new Error('a search for words of a name alone');
      const [counted = [], rows = []] = await both(totalOf({ name }), few);
      const found = [...(rows as { id: number; total: number }[])].sort(
        (a, b) => (a.id - b.id) * (descending ? -1 : 1),
      );
      const [walked] = await both(idsOf(asked, { hits: 100_000, walked: 1_000_000 }, dialect), few);
      expect(found.map(({ id }) => id)).toEqual(walked?.map(({ id }) => id));
      const { n } = counted[0] as unknown as { n: number };
      expect(found.map(({ total }) => Number(total))).toEqual(found.map(() => Number(n)));
    }
  });

  it('words that many have are found by all that have each as by those that have the rarest', async () => {
    for (const q of ['tan malaya', 'student1 example tan', '王小 example', 'nobody malaya']) {
      const [few, many] = [false, true].map((areCommon) => totalOf({ q }, 100_000, areCommon));
      if (!few || !many) throw new Error('no totals');
      expect(many.text).not.toBe(few.text);
      const [one, other] = await both(few, many);
      expect(one).toEqual(other);
      for (const filter of [{ q }, { q, status: 'Verifying' as const }]) {
        const asked = { ...requestOf(filter, 'appliedAt'), page: { offset: 0, limit: 50 } };
        const size = { hits: 1, walked: 1_000_000 };
        const [first, second] = await both(
          idsOf(asked, size, dialect),
          idsOf({ ...asked, areCommon: true }, size, dialect),
        );
        expect(first).toEqual(second);
      }
    }
  });

  it('words are common where very many have each of them', async () => {
    const asked = ['tan', 'tan 17', 'tan malaya'].map((q) => commonWords({ q }));
    expect(asked).toEqual([null, null, expect.objectContaining({ text: expect.any(String) })]);
    const { text, values } = asked[2] ?? { text: '', values: [] };
    const [found] = await db.database.read(withSql((sql) => sql.rows<{ common: number }>(text, values)));
    expect(Number(found?.common)).toBe(0);
  });

  it('the queue finds the same walking and gathering', async () => {
    const behind = { id: 3001, appliedAt: after(-3001 * MINUTE) };
    const requests: Partial<QueueRequest>[] = [
      {},
      { behind, except: behind.id },
      { filter: { university: 'u1' }, behind },
      { filter: { name: 'ivanov' } },
      { filter: { university: 'u07', appliedSince: after(-1000 * MINUTE) } },
    ];
    for (const request of requests) {
      const [walked, gathered] = [nextIn(dialect, request), nextIn(dialect, request, gatheringNext)];
      expect(walked.text).not.toBe(gathered.text);
      const [one, other] = await both(walked, gathered);
      expect(one).toHaveLength(1);
      expect(one).toEqual(other);
    }
  });

  it('the queue passes over what ten others have', async () => {
    const { text, values } = nextIn(dialect);
    expect(await db.database.read(withSql((sql) => sql.first(text, values)))).toEqual({ id: ROWS - 3 - 40 });
  });
});
