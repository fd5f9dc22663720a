import { KeyedAudit1764250000000 } from '../../../migrations/1764250000000-keyed-audit.js';
import type { AuditEventEntity } from '../../../src/modules/audit/audit.entity.js';
import { TypeOrmAuditReader } from '../../../src/modules/audit/audit.typeorm-reader.js';
import { type AuditHashes, CHAIN_START, unkeyedHash } from '../../../src/modules/audit/audit-hash.adapter.js';
import type { Database } from '../../../src/platform/db/database.js';
import { openAuditTrail } from '../../../src/platform/security/audit-key.gate.js';
import { TypeOrmUnitOfWork } from '../../../src/unit-of-work/typeorm.unit-of-work.js';
import { after, NOON, RecordingNotifier, SettableClock } from '../../contract/stores.js';
import { PlainPseudonyms } from '../../fakes/pseudonyms.fake.js';
import { AUDIT_HASHES, AUDIT_KEY, hashesBy, keyedChains } from '../../support/audit-keys.js';
import { entry, onEachTrail } from '../../support/audit-trail.js';
import { onEachEngine } from '../../support/databases.js';
import { openBefore } from '../../support/earlier-database.js';
import { FreshFiles } from '../../support/fresh-files.js';
import { withSql } from '../../support/sql.js';

const NEWER = 'the key that came after the one of the tests';
const HOUR = 3_600_000;
const EVENTS = 20;

/**
 * Writes as a process with these keys does.
 * @returns one that writes so many events, each in a transaction of its own.
 */
function writer(database: Database, hashes: AuditHashes) {
  const clock = new SettableClock();
  const unitOfWork = new TypeOrmUnitOfWork(database, new RecordingNotifier(), clock, hashes, new PlainPseudonyms());
  return async (count: number, at: Date) => {
    clock.time = at;
    for (let n = 0; n < count; n += 1) await unitOfWork.run(async (tx) => tx.audit.record(entry(n)));
  };
}

onEachTrail('the key of the audit trail', (trail) => {
  const database = () => trail().db.database;
  const check = (hashes = AUDIT_HASHES) => new TypeOrmAuditReader(database(), hashes).check();
  const chainOf = async (chain: number) => (await trail().rows()).filter((row) => row.chain === chain);

  /** What somebody with the database in hand and this code can do: all from a row to the end anew, the end included. */
  async function rewrite(from: AuditEventEntity, hash: (row: AuditEventEntity) => string): Promise<void> {
    let previous = from.previous_hash;
    for (const row of (await chainOf(from.chain)).filter(({ sequence }) => sequence >= from.sequence)) {
      const forged = { ...row, actor_id: 99, previous_hash: previous };
      previous = hash(forged);
      await trail().change('UPDATE audit_events SET actor_id = 99, previous_hash = ?, hash = ? WHERE id = ?', [
        forged.previous_hash,
        previous,
        row.id,
      ]);
    }
    await trail().change('UPDATE audit_chains SET head = ? WHERE chain = ?', [previous, from.chain]);
  }

  it('is missing where somebody without it wrote a chain anew up to its end', async () => {
    await writer(database(), AUDIT_HASHES)(3 * 16, NOON);
    const row = (await trail().rows())[20];
    if (!row) throw new Error('there are too few events');
    await rewrite(row, unkeyedHash);
    expect((await check()).broken).toEqual([
      { eventId: row.id, problem: 'this event was changed, and its hash made to fit without AUDIT_KEY' },
    ]);
    const stranger = hashesBy('a key that somebody has thought of by themselves');
    await rewrite(row, (forged) => stranger.hash(forged));
    expect((await check()).broken).toEqual([{ eventId: row.id, problem: 'this event was changed' }]);
  });

  it('signs where a chain begins: a prefix that somebody cut off is missed', async () => {
    await writer(database(), AUDIT_HASHES)(3 * 16, NOON);
    const row = (await trail().rows())[20];
    if (!row) throw new Error('there are too few events');
    await trail().change('DELETE FROM audit_events WHERE chain = ? AND sequence <= ?', [row.chain, row.sequence]);
    await trail().change('UPDATE audit_chains SET trimmed = ?, trimmed_hash = ? WHERE chain = ?', [
      row.sequence,
      row.hash,
      row.chain,
    ]);
    expect((await check()).broken).toEqual([
      { eventId: null, problem: expect.stringContaining(`the mark where chain ${row.chain} begins is not ours`) },
    ]);
  });

  it.each([
    ['gone', null],
    ['another one', 'e'.repeat(64)],
  ])('is missed where the mark of a beginning is %s', async (_, mark) => {
    await trail().change('UPDATE audit_chains SET mark = ?, keyed_from = 1000 WHERE chain = 3', [mark]);
    // Not put right by the next start either.
    await keyedChains(database()).begin();
    expect((await check()).broken).toEqual([{ eventId: null, problem: expect.stringContaining('chain 3 begins') }]);
  });

  it.each([
    ['its events are keyed', false, 1],
    ['it says that they are not, and the storage knows better', true, 1000],
  ])(
    'is not put back at the next start where all marks are gone, and a beginning was moved: %s',
    async (_, anchored, keyedFrom) => {
      await writer(database(), AUDIT_HASHES)(3 * 16, NOON);
      const row = (await trail().rows())[20];
      if (!row) throw new Error('there are too few events');
      const { storage } = await FreshFiles.make();
      if (anchored) await storage.putBytes('audit-anchors/2026-03-01.json', Buffer.from('{}'));
      await trail().change('DELETE FROM audit_events WHERE chain = ? AND sequence <= ?', [row.chain, row.sequence]);
      const beginning = 'UPDATE audit_chains SET trimmed = ?, trimmed_hash = ? WHERE chain = ?';
      await trail().change(beginning, [row.sequence, row.hash, row.chain]);
      await trail().change('UPDATE audit_chains SET mark = NULL, keyed_from = ?', [keyedFrom]);
      expect(await keyedChains(database(), AUDIT_HASHES, storage).begin()).toBe(true);
      const { broken } = await check();
      expect(broken).toHaveLength(16);
      expect(broken[0]?.problem).toContain('the mark where chain 0 begins is not ours');
    },
  );

  it('may be changed: what older ones have keyed is still known, while two processes change over as well', async () => {
    const rotated = hashesBy(NEWER, AUDIT_KEY);
    const [old, next] = [writer(database(), AUDIT_HASHES), writer(database(), rotated)];
    await old(EVENTS, NOON);
    for (let n = 0; n < EVENTS; n += 1) {
      await next(1, after(HOUR + n));
      await old(1, after(HOUR + n));
    }
    await keyedChains(database(), rotated).begin();
    await next(EVENTS, after(48 * HOUR));
    expect(await check(rotated)).toEqual({ checked: 4 * EVENTS, broken: [] });
    const onlyNew = await check(hashesBy(NEWER));
    expect(onlyNew.broken).toHaveLength(16);
    expect(onlyNew.broken[0]?.problem).toContain('AUDIT_KEYS_OLD');
  });

  it('is worth nothing any more a day after it was changed', async () => {
    const rotated = hashesBy(NEWER, AUDIT_KEY);
    const [old, next] = [writer(database(), AUDIT_HASHES), writer(database(), rotated)];
    await next(EVENTS, NOON);
    await old(1, after(23 * HOUR));
    expect((await check(rotated)).broken).toEqual([]);
    await old(1, after(25 * HOUR));
    const last = (await trail().rows()).at(-1);
    expect((await check(rotated)).broken).toEqual([
      { eventId: last?.id, problem: expect.stringContaining('keyed with an old key') },
    ]);
  });

  it('is told to be the wrong one at the start, and nothing is changed', async () => {
    const wrong = hashesBy(NEWER);
    await expect(openAuditTrail(keyedChains(database(), wrong))).rejects.toThrow('AUDIT_KEY is not the key');
    await openAuditTrail(keyedChains(database(), hashesBy(NEWER, AUDIT_KEY)));
    expect((await check()).broken).toEqual([]);
  });
});

onEachEngine('an installation from before the audit trail was keyed', (_, __, empty) => {
  it('keeps its chains as they are, goes on with keyed events, and has both checked', async () => {
    const { database, goOn } = await openBefore(KeyedAudit1764250000000, await empty());
    try {
      await database.write(
        withSql(async (sql) => {
          let previous = CHAIN_START;
          for (let sequence = 1; sequence <= 3; sequence += 1) {
            const nothing = { actor_id: null, subject_type: null, subject_id: null };
            const told = { before_values: null, after_values: '{"n":1}', previous_hash: previous };
            const row = { chain: 5, sequence, at: NOON.getTime(), action: 'code.sent', ...nothing, ...told };
            previous = unkeyedHash(row);
            await sql.change(
              `INSERT INTO audit_events (chain, sequence, at, action, after_values, previous_hash, hash)
               VALUES (5, ?, ?, 'code.sent', '{"n":1}', ?, ?)`,
              [sequence, row.at, row.previous_hash, previous],
            );
          }
          await sql.change('UPDATE audit_chains SET head = ?, length = 3 WHERE chain = 5', [previous]);
        }),
      );
      await goOn();
      await keyedChains(database).begin();
      await writer(database, AUDIT_HASHES)(EVENTS, after(HOUR));
      const check = async () => new TypeOrmAuditReader(database, AUDIT_HASHES).check();
      expect(await check()).toEqual({ checked: EVENTS + 3, broken: [] });
      const change = (statement: string) => database.write(withSql((sql) => sql.change(statement)));
      await change('UPDATE audit_events SET actor_id = 1 WHERE chain = 5 AND sequence = 2');
      expect((await check()).broken).toMatchObject([{ problem: 'this event was changed' }]);
    } finally {
      await database.close();
    }
  });
});
