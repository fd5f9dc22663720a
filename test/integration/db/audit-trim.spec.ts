import { TypeOrmAuditReader } from '../../../src/modules/audit/audit.typeorm-reader.js';
import type { RetentionService } from '../../../src/modules/privacy/retention.service.js';
import { after as moved, NOON, type Stores } from '../../contract/stores.js';
import { AUDIT_HASHES, keyedChains } from '../../support/audit-keys.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { FreshFiles } from '../../support/fresh-files.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { DAYS, NOTHING, retentionOn } from './retention.rig.js';

const DAY = 24 * 3_600_000;

onEachEngine('retention of the audit trail', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  let service: RetentionService;
  let audit: TypeOrmAuditReader;

  const record = (howMany: number, at: Date) => {
    stores.clock.time = at;
    return stores.unitOfWork.run(async (tx) => {
      for (let n = 0; n < howMany; n += 1) tx.audit.record({ actorId: 1, action: 'login.succeeded', subject: null });
    });
  };
  const change = (statement: string) => db.database.write(withSql((sql) => sql.change(statement)));
  const list = () => audit.list({ filter: {}, page: { offset: 0, limit: 1 }, sort: { field: 'at', descending: true } });

  beforeEach(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    audit = new TypeOrmAuditReader(db.database, AUDIT_HASHES);
    await keyedChains(db.database).begin();
    service = retentionOn(db.database, stores, DAYS, (await FreshFiles.make()).storage);
    for (let n = 0; n < 20; n += 1) await record(3, moved(-9 * DAY + n));
    for (let n = 0; n < 20; n += 1) await record(2, moved(-n));
    stores.clock.time = NOON;
  });
  afterEach(() => db?.dispose());

  it('removes old events, and what is left can still be checked', async () => {
    expect(await service.sweep()).toEqual({ ...NOTHING, auditEvents: 60 });
    expect(await audit.check()).toEqual({ checked: 40, broken: [] });
    expect((await list()).total).toBe(40);
    await record(5, NOON);
    expect(await audit.check()).toEqual({ checked: 45, broken: [] });
    stores.clock.time = moved(30 * DAY);
    expect(await service.sweep()).toEqual({ ...NOTHING, auditEvents: 45 });
    expect(await audit.check()).toEqual({ checked: 0, broken: [] });
    await record(1, moved(30 * DAY));
    expect(await audit.check()).toEqual({ checked: 1, broken: [] });
  });

  const lastOf = (chain: number) => {
    const query =
      'SELECT e.id, e.sequence, e.hash FROM audit_events e WHERE e.chain = ? AND e.at < ? ORDER BY e.sequence';
    const values = [chain, moved(-8 * DAY).getTime()];
    type Row = { id: number; sequence: number; hash: string };
    return db.database.read(withSql(async (sql) => (await sql.rows<Row>(query, values)).at(-1) as Row));
  };

  it('refuses to remove what was dated back, and to sign what follows; the other chains are swept', async () => {
    const [{ chain }] = (await db.database.read(
      withSql((sql) => sql.rows('SELECT MAX(chain) AS chain FROM audit_events')),
    )) as [{ chain: number }];
    await change(`UPDATE audit_events SET at = 1 WHERE chain = ${chain}`);
    const before = await list();
    await expect(service.sweep()).rejects.toMatchObject({
      errors: [expect.objectContaining({ message: expect.stringContaining('this event was changed') })],
    });
    const { broken } = await audit.check();
    expect(broken).toEqual([{ eventId: expect.any(Number), problem: 'this event was changed' }]);
    const left = await db.database.read(
      withSql((sql) =>
        sql.rows(`SELECT chain FROM audit_events WHERE at < ${moved(-8 * DAY).getTime()} GROUP BY chain`),
      ),
    );
    expect(left).toEqual([{ chain }]);
    expect((await list()).total).toBeLessThan(before.total);
  });

  it('refuses to sign a beginning that is not marked, and one after events that are missing', async () => {
    const { sequence, hash } = await lastOf(0);
    await change(`DELETE FROM audit_events WHERE chain = 0 AND sequence < ${sequence}`);
    await expect(service.sweep()).rejects.toThrow('could not be removed');
    expect((await audit.check()).broken).toEqual([
      { eventId: expect.any(Number), problem: expect.stringContaining('missing') },
    ]);
    await change(`DELETE FROM audit_events WHERE chain = 0 AND sequence = ${sequence}`);
    await change(`UPDATE audit_chains SET trimmed = ${sequence}, trimmed_hash = '${hash}' WHERE chain = 0`);
    stores.clock.time = moved(30 * DAY);
    await expect(service.sweep()).rejects.toThrow('could not be removed');
    expect((await audit.check()).broken).toEqual([
      { eventId: null, problem: expect.stringContaining('the mark where chain 0 begins is not ours') },
    ]);
  });

  it('keeps everything for ever with 0 days', async () => {
    const keeping = retentionOn(db.database, stores, { ...DAYS, audit: 0 }, (await FreshFiles.make()).storage);
    expect(await keeping.sweep()).toEqual(NOTHING);
    expect((await audit.check()).checked).toBe(100);
  });

  it('still notices what was changed, removed or put in, at the new beginning too', async () => {
    await service.sweep();
    const first = await db.database.read(
      withSql((sql) =>
        sql.first<{ id: number; chain: number }>(
          'SELECT e.id, e.chain FROM audit_events e JOIN audit_chains c ON c.chain = e.chain WHERE e.sequence = c.trimmed + 1 AND c.trimmed > 0 AND c.length > c.trimmed + 1',
        ),
      ),
    );
    if (!first) throw new Error('no chain was trimmed and goes on');
    await change(`UPDATE audit_events SET actor_id = 2 WHERE id = ${first.id}`);
    expect((await audit.check()).broken).toMatchObject([{ eventId: first.id }]);
    await change(`UPDATE audit_events SET actor_id = 1 WHERE id = ${first.id}`);
    expect((await audit.check()).broken).toEqual([]);
    await change(`DELETE FROM audit_events WHERE id = ${first.id}`);
    expect((await audit.check()).broken).toMatchObject([{ problem: expect.stringContaining('are missing') }]);
  });

  it('notices where the new beginning itself was changed', async () => {
    await service.sweep();
    await change(`UPDATE audit_chains SET trimmed_hash = '${'e'.repeat(64)}' WHERE trimmed > 0 AND length > trimmed`);
    expect((await audit.check()).broken.length).toBeGreaterThan(0);
    await change('UPDATE audit_chains SET trimmed = trimmed - 1 WHERE trimmed > 0');
    expect((await audit.check()).broken.length).toBeGreaterThan(0);
  });

  it('does not disturb a check that runs at the same time', async () => {
    const checks = Promise.all(Array.from({ length: 4 }, () => audit.check()));
    await service.sweep();
    for (const { broken } of await checks) expect(broken).toEqual([]);
  });
});
