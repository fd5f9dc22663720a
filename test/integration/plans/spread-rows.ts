import { ClaimEntity } from '../../../src/modules/review/claim.entity.js';
import type { Database } from '../../../src/platform/db/database.js';
import { NOON } from '../../contract/stores.js';
import { type Sql, withSql } from '../../support/sql.js';
import { fill } from './many-rows.js';
import { analyze, MINUTE } from './planned.js';

export const ROWS = 4000;

/** Applications at different times, at different universities, with different officers. */
export async function fillSpread(database: Database): Promise<void> {
  await fill(database, ROWS);
  await database.write(withSql(spread));
  await database.write(withSql(claim));
  await database.write(withSql(ask));
  await database.write(withSql(signal));
  await database.write(withSql(paper));
  await database.write(withSql(pay));
  await database.write(withSql(propose));
  await analyze(
    database,
    'certificates, certificate_words, certificate_claims, confirmations, confirmation_answers, signals, reports, jobs, audit_events, files, certificate_files, payments, proposals',
  );
}

/**
 * Names that say nothing of the status, 80 records of each university and birthday, every minute one application and
 * decision, one stamping in a hundred, one application in five assigned.
 */
async function spread(sql: Sql): Promise<void> {
  const keys = Array.from({ length: 50 }, (_, n) => `WHEN ${n} THEN 'u${String(n).padStart(2, '0')}'`).join(' ');
  await sql.change(
    `UPDATE certificates SET university_key = CASE id % 50 ${keys} END, updated_at = updated_at + id,
     name_key = CASE id * 7 % 50 ${keys} END, birth = CASE id % 50 ${keys} END,
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

/**
 * About every fiftieth record somebody was asked; of a tenth of those an answer is waited for, of half of these for too
 * long. Each has forty answers, of which one differs for an eighth of them.
 */
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
  await sql.change(
    `INSERT INTO confirmation_answers (confirmation_id, certificate_id, party, outcome, way, claimed, fields, answered_at, may_differ)
     SELECT t.id, t.certificate_id, t.party, 'answered', 'link', '{"level":"Master"}',
       CASE WHEN n.id = 1 AND t.certificate_id % 400 = 0 THEN '{"level":{"answer":"differs","likeness":"differs"}}'
         ELSE '{"level":{"answer":"confirmed","likeness":"equal"}}' END, 0,
       CASE WHEN n.id = 1 AND t.certificate_id % 400 = 0 THEN 1 ELSE 0 END
     FROM confirmations t INNER JOIN certificates n ON n.id <= 40`,
  );
}

/** The name of the file that a record has. */
export const fileOf = (id: number): string => String(id).padStart(26, '0');

/** Each record has a degree, whose bytes another has sent in as well, and whose points a third. */
async function paper(sql: Sql): Promise<void> {
  const id = sql.engine === 'mariadb' ? "LPAD(id, 26, '0')" : "printf('%026d', id)";
  await sql.change(
    `INSERT INTO files (id, owner_id, kind, type, size, sha256, pixels, storage_key, original_name, created_at)
     SELECT ${id}, owner_id, 'certificate', 'image/jpeg', 1, id % 2000, id % 1999, ${id}, 'x', 0 FROM certificates`,
  );
  await sql.change(
    `INSERT INTO certificate_files (certificate_id, field, position, file_id)
     SELECT id, 'certPhotos', 0, ${id} FROM certificates`,
  );
}

/** Each record is to be paid for, and each has changed at its own time. */
async function pay(sql: Sql): Promise<void> {
  await sql.change(
    `INSERT INTO payments (certificate_id, state, expected, updated_at)
     SELECT id, CASE WHEN id % 4 = 0 THEN 'matched' ELSE 'expected' END, 66960, updated_at FROM certificates`,
  );
}

/** About every fifth record something was proposed; a tenth of that waits, of which half has ended. */
async function propose(sql: Sql): Promise<void> {
  await sql.change(
    `INSERT INTO proposals (action, certificate_id, version, corrections, proposed_by, proposed_at, state)
     SELECT CASE WHEN id % 15 = 0 THEN 'withdraw' ELSE 'approve' END, id, CASE WHEN id % 100 = 0 THEN 7 ELSE version END,
       '{}', 5, id, CASE WHEN id % 50 = 0 THEN 'proposed' ELSE 'released' END
     FROM certificates WHERE id % 5 = 0`,
  );
}

/** Every fiftieth record has a signal; a tenth of them are open, of two kinds in turn. */
async function signal(sql: Sql): Promise<void> {
  await sql.change(
    `INSERT INTO signals (certificate_id, kind, evidence, state, found_at)
     SELECT id, CASE WHEN id % 1000 = 0 THEN 'passport_elsewhere' ELSE 'mrz_differs' END, '{}',
       CASE WHEN id % 500 = 0 THEN 'open' ELSE 'dismissed' END, 0
     FROM certificates WHERE id % 50 = 0`,
  );
}
