import { idsOf } from '../../../src/modules/certificates/certificate.queries.js';
import type { CertificateSearch } from '../../../src/modules/certificates/certificate.repository.js';
import { ClaimEntity } from '../../../src/modules/review/claim.entity.js';
import type { QueueRequest } from '../../../src/modules/review/claim.repository.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { type Sql, withSql } from '../../support/sql.js';
import {
  deskQueries,
  FREE_FOR,
  gatheringNext,
  listQueries,
  MINUTE,
  nextIn,
  otherQueries,
  ROWS,
  requestOf,
} from './hot-queries.js';
import { hotReads, readersOn } from './hot-reads.js';
import { fill } from './many-rows.js';

onEachEngine('the hot queries', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(withSql(spread));
    await db.database.write(withSql(claim));
    await db.database.write(withSql(ask));
    const tables =
      'ANALYZE TABLE certificates, certificate_words, certificate_claims, confirmations, reports, jobs, audit_events';
    await db.database.write(withSql((sql) => sql.rows(engine === 'MariaDB' ? tables : 'ANALYZE')));
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
  }, 120_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
  const queries = { ...listQueries(dialect), ...deskQueries(dialect), ...otherQueries };

  it.each(Object.entries(queries))('%s: along an index, sorting no more than was found', async (_, query) => {
    expect(await db.database.read(withSql((sql) => faultsOf(sql, query, query)))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read(withSql((sql) => rowsRead(sql, query)))).toBeLessThanOrEqual(query.reads);
  });

  it.each(Object.entries(hotReads))(
    '%s: by statements that go along an index',
    async (_, { ask, reads, ...allowed }) => {
      const sent = await recording.readBy(() => ask(readersOn(recording)));
      expect(sent).toHaveLength(reads.length);
      for (const [place, statement] of sent.entries()) {
        expect(await db.database.read(withSql((sql) => faultsOf(sql, statement, allowed)))).toEqual([]);
        if (engine === 'SQLite') continue;
        expect(await db.database.read(withSql((sql) => rowsRead(sql, statement)))).toBeLessThanOrEqual(
          reads[place] ?? 0,
        );
      }
    },
  );

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

/** Names that say nothing of the status, 80 records of each university, every minute one application and decision, one stamping in a hundred, one application in five assigned. */
async function spread(sql: Sql): Promise<void> {
  const keys = Array.from({ length: 50 }, (_, n) => `WHEN ${n} THEN 'u${String(n).padStart(2, '0')}'`).join(' ');
  await sql.change(
    `UPDATE certificates SET university_key = CASE id % 50 ${keys} END, updated_at = updated_at + id,
     name_key = CASE id * 7 % 50 ${keys} END,
     type = CASE id % 100 WHEN 1 THEN 'stamping' ELSE 'verification' END`,
  );
  const applied = 'UPDATE certificates SET applied_at = ? - id * ? WHERE applied_at IS NOT NULL';
  await sql.change(applied, [NOON.getTime(), MINUTE]);
  await sql.change('UPDATE certificates SET decided_at = applied_at + ? WHERE decided_at IS NOT NULL', [MINUTE]);
  await sql.change("UPDATE certificates SET assigned_to = 5 WHERE status = 'Verifying' AND id % 20 = 1");
  await sql.change("UPDATE jobs SET state = 'failed' WHERE id % 400 = 0");
  await sql.change("UPDATE reports SET status = 'withdrawn', issued_at = issued_at + id WHERE id % 100 = 0");
  const trail = Array.from({ length: 500 }, (_, n) => [1, n + 1, NOON.getTime() - n * 100 * MINUTE]);
  await sql.change(
    `INSERT INTO audit_events (chain, sequence, at, action, previous_hash, hash) VALUES ${trail.map(() => "(?, ?, ?, 'certificate.verified', '', '')").join(', ')}`,
    trail.flat(),
  );
}

/** Ten others have the ten that wait longest; three hundred claims ran out. */
async function claim(sql: Sql): Promise<void> {
  const live = Array.from({ length: 10 }, (_, n) => ({ certificate_id: ROWS - 3 - 4 * n, user_id: 10 + n }));
  const lapsed = Array.from({ length: 300 }, (_, n) => ({ certificate_id: 1 + 4 * n, user_id: 10 + (n % 10) }));
  await sql.insertAll(ClaimEntity, [
    ...live.map((claim) => ({ ...claim, held_until: NOON.getTime() + MINUTE })),
    ...lapsed.map((claim) => ({ ...claim, held_until: NOON.getTime() - MINUTE })),
  ]);
}

/** About every fiftieth record somebody was asked; of a tenth of those an answer is waited for, of half of these for too long. */
async function ask(sql: Sql): Promise<void> {
  const late = NOON.getTime() - 20 * 86_400_000;
  await sql.change(
    `INSERT INTO confirmations (version, certificate_id, certificate_version, party, email, office, language, claimed,
       student, file_ids, due_days, state, proposed, nonce, token_hash, sent_at, reminders, created_by, created_at, words)
     SELECT 1, id, 1, CASE WHEN id % 3 = 0 THEN 'ministry' ELSE 'university' END, 'a@b.example', 'Office', 'en', '{}',
       '{}', '[]', 14, CASE WHEN id % 500 = 0 THEN 'sent' ELSE 'answered' END, 0, 'nonce', id,
       CASE WHEN id % 1000 = 0 THEN ${late} ELSE ${NOON.getTime()} END, 0, 1, 0, 'office'
     FROM certificates WHERE id % 50 = 0`,
  );
}
