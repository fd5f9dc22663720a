import type { AuditEntry } from '../../../src/domain/audit/audit-event.js';
import { auditHash, CHAIN_START } from '../../../src/infra/db/audit.hash.js';
import { TypeOrmAuditReader } from '../../../src/infra/db/audit.typeorm-reader.js';
import type { AuditChainRow, AuditEventRow } from '../../../src/infra/db/entities/audit.entity.js';
import type { Value } from '../../../src/infra/db/sql.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

const entry = (id: number | string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  actorId: 7,
  action: 'certificate.saved',
  subject: { type: 'certificate', id: String(id) },
  before: { status: 'Verifying', version: 1 },
  after: { status: 'Unverified', version: 2, note: '王小明 “ñ” 😀' },
  ...changes,
});

onEachEngine('the audit trail', (fresh) => {
  let db: TestDatabase;
  let stores: Omit<Stores, 'dispose'>;
  let reader: TypeOrmAuditReader;
  beforeEach(async () => {
    db = await fresh();
    stores = storesOn(db.database);
    reader = new TypeOrmAuditReader(db.database);
  }, 120_000);
  afterEach(() => db?.dispose());

  const record = (...entries: AuditEntry[]) =>
    stores.unitOfWork.run(async (tx) => {
      for (const each of entries) tx.audit.record(each);
    });
  const change = (statement: string, values: readonly Value[] = []) =>
    db.database.write((sql) => sql.change(statement, values));
  const rows = () => db.database.read((sql) => sql.rows<AuditEventRow>('SELECT * FROM audit_events ORDER BY id'));
  const chainOf = async (chain: number) => (await rows()).filter((row) => row.chain === chain);

  /** One chain with twelve events, and some in others. @returns the rows of the one. */
  async function fill(): Promise<AuditEventRow[]> {
    await record(...Array.from({ length: 12 }, (_, n) => entry(n)));
    await Promise.all(Array.from({ length: 30 }, (_, n) => record(entry(`other ${n}`))));
    const first = (await rows()).find((row) => row.subject_id === '0');
    if (!first) throw new Error('the first event is not there');
    expect(await reader.check()).toEqual({ checked: 42, broken: [] });
    return (await chainOf(first.chain)).slice(0, 12);
  }

  async function brokenAt(): Promise<Array<number | null>> {
    return (await reader.check()).broken.map(({ eventId }) => eventId);
  }

  test('takes what is told of at once in few transactions, all of it there when it is told so', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await stores.unitOfWork.note(entry(n));
        expect((await rows()).map((row) => row.subject_id)).toContain(String(n));
      }),
    );
    expect(await reader.check()).toEqual({ checked: 30, broken: [] });
    expect(new Set((await rows()).map((row) => row.chain)).size).toBeLessThan(16);
  });

  const at = (chain: readonly AuditEventRow[], n: number): AuditEventRow => {
    const row = chain[n];
    if (!row) throw new Error(`there is no row ${n}`);
    return row;
  };

  it('is whole after fifty units of work at once, with everything as it was told', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        stores.unitOfWork.run(async (tx) => {
          tx.audit.record(entry(n));
          await tx.outbox.add('mail.code', { codeId: n });
          tx.audit.record(entry(n, { action: 'certificate.applied', before: null, actorId: null }));
        }),
      ),
    );
    expect(await reader.check()).toEqual({ checked: 100, broken: [] });
    const all = await rows();
    expect(new Set(all.map(({ subject_id }) => subject_id)).size).toBe(50);
    for (const saved of all.filter(({ action }) => action === 'certificate.saved')) {
      const applied = all.find((row) => row.subject_id === saved.subject_id && row.id !== saved.id);
      expect(applied?.chain).toBe(saved.chain);
      expect(applied?.previous_hash).toBe(saved.hash);
    }
    expect(new Set(all.map(({ chain }) => chain)).size).toBeGreaterThan(4);
    expect(all[0]).toMatchObject({ at: NOON.getTime(), actor_id: 7, hash: auditHash(all[0] as AuditEventRow) });
  });

  it('goes on from where other processes have left the chains', async () => {
    const processes = [stores, storesOn(db.database), storesOn(db.database)];
    const told: Promise<void>[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      for (const [which, { unitOfWork }] of processes.entries()) {
        told.push(unitOfWork.run(async (tx) => tx.audit.record(entry(`${turn} of ${which}`))));
      }
      // Now one after the other, now at once.
      if (turn % 3 === 0) await Promise.all(told);
    }
    await Promise.all(told);
    expect(await reader.check()).toEqual({ checked: 120, broken: [] });
  }, 120_000);

  it('believes the database, not its memory, where a backup was restored under it', async () => {
    for (let n = 0; n < 32; n += 1) await record(entry(n));
    const ends = await db.database.read((sql) => sql.rows<AuditChainRow>('SELECT * FROM audit_chains'));
    const events = await rows();
    for (let n = 0; n < 32; n += 1) await record(entry(`later ${n}`));
    await change('DELETE FROM audit_events WHERE id > ?', [events.at(-1)?.id ?? 0]);
    for (const { chain, head, length } of ends) {
      await change('UPDATE audit_chains SET head = ?, length = ? WHERE chain = ?', [head, length, chain]);
    }
    for (let n = 0; n < 32; n += 1) await record(entry(`anew ${n}`));
    expect(await reader.check()).toEqual({ checked: 64, broken: [] });
  });

  it('holds nothing of what was rolled back', async () => {
    const failing = stores.unitOfWork.run(async (tx) => {
      tx.audit.record(entry(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await reader.check()).toEqual({ checked: 0, broken: [] });
  });

  it.each([
    ['actor_id', 8],
    ['actor_id', null],
    ['at', NOON.getTime() + 1],
    ['action', 'certificate.verified'],
    ['subject_id', 'other'],
    ['before_values', null],
    ['after_values', '{"status":"Verified"}'],
    ['previous_hash', CHAIN_START],
    ['hash', 'f'.repeat(64)],
    ['chain', 99],
  ])('names the row whose %s was changed to %j', async (column, value) => {
    const chain = await fill();
    const { id } = at(chain, 4);
    await change(`UPDATE audit_events SET ${column} = ? WHERE id = ?`, [value, id]);
    const broken = await brokenAt();
    // A row that hangs on no chain any more is missing in its own, too.
    expect(broken).toContain(id);
    if (column !== 'chain') expect(broken).toEqual([id]);
  });

  it('names the first of several changed rows, in each chain', async () => {
    const chain = await fill();
    const other = (await rows()).find((row) => row.chain !== at(chain, 0).chain);
    await change('UPDATE audit_events SET actor_id = 99 WHERE id IN (?, ?, ?)', [
      at(chain, 9).id,
      at(chain, 3).id,
      other?.id ?? 0,
    ]);
    expect(new Set(await brokenAt())).toEqual(new Set([at(chain, 3).id, other?.id]));
  });

  it('names a changed row whose hash was made to fit', async () => {
    const chain = await fill();
    const forged = { ...at(chain, 5), actor_id: 99 };
    await change('UPDATE audit_events SET actor_id = 99, hash = ? WHERE id = ?', [auditHash(forged), forged.id]);
    expect(await brokenAt()).toEqual([forged.id]);
  });

  it('names the last row of a chain, changed and made to fit', async () => {
    const chain = await fill();
    const last = (await chainOf(at(chain, 0).chain)).at(-1);
    if (!last) throw new Error('the chain is empty');
    const forged = { ...last, action: 'nothing.happened' };
    await change('UPDATE audit_events SET action = ?, hash = ? WHERE id = ?', [
      forged.action,
      auditHash(forged),
      last.id,
    ]);
    expect(await brokenAt()).toEqual([last.id]);
  });

  it.each([0, 6])('misses row %i that was removed: names the one after it', async (n) => {
    const chain = await fill();
    await change('DELETE FROM audit_events WHERE id = ?', [at(chain, n).id]);
    expect(await reader.check()).toMatchObject({
      broken: [{ eventId: at(chain, n + 1).id, problem: expect.stringContaining('1 events of chain') }],
    });
  });

  it('notices that a row was removed and the others moved up', async () => {
    const chain = await fill();
    const { id, chain: name, sequence } = at(chain, 6);
    await change('DELETE FROM audit_events WHERE id = ?', [id]);
    for (const row of (await chainOf(name)).filter((each) => each.sequence > sequence)) {
      await change('UPDATE audit_events SET sequence = ? WHERE id = ?', [row.sequence - 1, row.id]);
    }
    expect(await brokenAt()).toEqual([at(chain, 7).id]);
  });

  it('misses a tail that was cut off', async () => {
    const chain = await fill();
    const name = at(chain, 0).chain;
    const { length } = await chainOf(name);
    await change('DELETE FROM audit_events WHERE chain = ? AND sequence > ?', [name, length - 3]);
    expect(await reader.check()).toMatchObject({
      broken: [{ eventId: null, problem: `the last 3 events of chain ${name} are missing` }],
    });
  });

  it.each([
    ['behind the end', 'end'],
    ['before the beginning', 'beginning'],
  ])('names a row that was put %s', async (_, place) => {
    const chain = await fill();
    const name = at(chain, 0).chain;
    const { length } = await chainOf(name);
    const row = at(chain, 2);
    const sequence = place === 'end' ? length + 1 : 0;
    const forged = { ...row, sequence, id: 1_000_000 };
    const values = Object.values({ ...forged, hash: auditHash(forged) });
    await change(
      `INSERT INTO audit_events (${Object.keys(forged).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`,
      values,
    );
    expect(await brokenAt()).toEqual([forged.id]);
  });

  it('notices that a row was put in between, the others moved down', async () => {
    const chain = await fill();
    const row = at(chain, 5);
    const later = (await chainOf(row.chain)).filter((each) => each.sequence >= row.sequence).reverse();
    for (const each of later) {
      await change('UPDATE audit_events SET sequence = ? WHERE id = ?', [each.sequence + 1, each.id]);
    }
    const forged = { ...row, action: 'certificate.rejected', id: 1_000_000 };
    const values = Object.values({ ...forged, hash: auditHash(forged) });
    await change(
      `INSERT INTO audit_events (${Object.keys(forged).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`,
      values,
    );
    // The new one fits where it stands; the one that had to make room for it does not any more.
    expect(await brokenAt()).toEqual([row.id]);
  });

  it('names the first of two rows that changed places', async () => {
    const chain = await fill();
    const [one, two] = [at(chain, 3), at(chain, 8)];
    await change('UPDATE audit_events SET sequence = -1 WHERE id = ?', [one.id]);
    await change('UPDATE audit_events SET sequence = ? WHERE id = ?', [one.sequence, two.id]);
    await change('UPDATE audit_events SET sequence = ? WHERE id = ?', [two.sequence, one.id]);
    expect(await brokenAt()).toEqual([two.id]);
  });

  it('notices that two rows changed their ids', async () => {
    const chain = await fill();
    const [one, two] = [at(chain, 3), at(chain, 8)];
    await change('UPDATE audit_events SET id = 1000000 WHERE id = ?', [one.id]);
    await change('UPDATE audit_events SET id = ? WHERE id = ?', [one.id, two.id]);
    await change('UPDATE audit_events SET id = ? WHERE id = 1000000', [two.id]);
    expect(await brokenAt()).toHaveLength(1);
  });

  it('notices when the end of a chain was changed or removed', async () => {
    const chain = await fill();
    const name = at(chain, 0).chain;
    await change('UPDATE audit_chains SET head = ? WHERE chain = ?', ['e'.repeat(64), name]);
    expect(await brokenAt()).toHaveLength(1);
    await change('DELETE FROM audit_chains WHERE chain = ?', [name]);
    expect((await brokenAt()).length).toBeGreaterThan(0);
  });

  it('is checked in pieces, while others write on', async () => {
    for (let n = 0; n < 5; n += 1) await record(...Array.from({ length: 700 }, (_, each) => entry(`${n}-${each}`)));
    const writing = Promise.all(Array.from({ length: 20 }, (_, n) => record(entry(`late ${n}`))));
    const { checked, broken } = await reader.check();
    await writing;
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(3500);
    expect(await reader.check()).toEqual({ checked: 3520, broken: [] });
  }, 120_000);

  it('is listed by time with filters', async () => {
    stores.clock.time = new Date(NOON.getTime() + 1000);
    await record(entry(1, { actorId: 1 }), entry(2, { actorId: null, subject: null, before: null, after: null }));
    stores.clock.time = new Date(NOON.getTime() + 3000);
    await record(entry(3, { action: 'login.failed', subject: { type: 'account', id: 'x' } }));
    stores.clock.time = new Date(NOON.getTime() + 2000);
    await record(entry(4, { actorId: 1 }));
    const list = (
      filter: Parameters<typeof reader.list>[0]['filter'],
      descending = true,
      page = { offset: 0, limit: 10 },
    ) => reader.list({ filter, page, sort: { field: 'at', descending } });
    const ids = async (...args: Parameters<typeof list>) =>
      (await list(...args)).items.map(({ subject }) => subject?.id ?? null);

    expect(await ids({})).toEqual(['x', '4', null, '1']);
    expect(await ids({}, false)).toEqual(['1', null, '4', 'x']);
    expect(await ids({}, true, { offset: 1, limit: 2 })).toEqual(['4', null]);
    expect((await list({}, true, { offset: 50, limit: 2 })).total).toBe(4);
    expect(await ids({ actorId: 1 })).toEqual(['4', '1']);
    expect(await ids({ action: 'login.failed' })).toEqual(['x']);
    expect(await ids({ subjectType: 'certificate', subjectId: '4' })).toEqual(['4']);
    expect(await ids({ since: new Date(NOON.getTime() + 2000) })).toEqual(['x', '4']);
    expect(await ids({ until: new Date(NOON.getTime() + 2000) })).toEqual([null, '1']);
    expect(await ids({ ids: [] })).toEqual([]);
    const [newest] = (await list({ actorId: 1 })).items;
    if (!newest) throw new Error('nothing was found');
    expect(newest).toEqual({ ...entry(4, { actorId: 1 }), id: newest.id, at: stores.clock.time });
    expect(await ids({ ids: [newest.id, 999] })).toEqual(['4']);
    expect(await reader.findById(newest.id)).toEqual(newest);
    expect(await reader.findById(999)).toBeNull();
    expect((await list({ actorId: 1 })).total).toBe(2);
  });
});
