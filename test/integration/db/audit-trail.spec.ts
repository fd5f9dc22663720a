import type { AuditEntry, AuditSort } from '../../../src/domain/audit/audit-event.js';
import type { AuditChainEntity, AuditEventEntity } from '../../../src/modules/audit/audit.entity.js';
import type { TypeOrmAuditReader } from '../../../src/modules/audit/audit.typeorm-reader.js';
import type { Value } from '../../../src/platform/db/sql.js';
import { NOON } from '../../contract/stores.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { entry, onEachTrail } from '../../support/audit-trail.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachTrail('the audit trail', (trail) => {
  const record = (...entries: AuditEntry[]) => trail().record(...entries);
  const change = (statement: string, values?: readonly Value[]) => trail().change(statement, values);
  const rows = () => trail().rows();

  test('takes what is told of at once in few transactions, all of it there when it is told so', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await trail().stores.unitOfWork.note(entry(n));
        expect((await rows()).map((row) => row.subject_id)).toContain(String(n));
      }),
    );
    expect(await trail().reader.check()).toEqual({ checked: 30, broken: [] });
    expect(new Set((await rows()).map((row) => row.chain)).size).toBeLessThan(16);
  });

  it('is whole after fifty units of work at once, with everything as it was told', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        trail().stores.unitOfWork.run(async (tx) => {
          tx.audit.record(entry(n));
          await tx.outbox.add('mail.code', { codeId: n });
          tx.audit.record(entry(n, { action: 'certificate.applied', before: null, actorId: null }));
        }),
      ),
    );
    expect(await trail().reader.check()).toEqual({ checked: 100, broken: [] });
    const all = await rows();
    expect(new Set(all.map(({ subject_id }) => subject_id)).size).toBe(50);
    for (const saved of all.filter(({ action }) => action === 'certificate.saved')) {
      const applied = all.find((row) => row.subject_id === saved.subject_id && row.id !== saved.id);
      expect(applied?.chain).toBe(saved.chain);
      expect(applied?.previous_hash).toBe(saved.hash);
    }
    expect(new Set(all.map(({ chain }) => chain)).size).toBeGreaterThan(4);
    expect(all[0]).toMatchObject({
      at: NOON.getTime(),
      actor_id: 7,
      hash: AUDIT_HASHES.hash(all[0] as AuditEventEntity),
    });
  });

  it('goes on from where other processes have left the chains', async () => {
    const processes = [trail().stores, storesOn(trail().db.database), storesOn(trail().db.database)];
    const told: Promise<void>[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      for (const [which, { unitOfWork }] of processes.entries()) {
        told.push(unitOfWork.run(async (tx) => tx.audit.record(entry(`${turn} of ${which}`))));
      }
      // Now one after the other, now at once.
      if (turn % 3 === 0) await Promise.all(told);
    }
    await Promise.all(told);
    expect(await trail().reader.check()).toEqual({ checked: 120, broken: [] });
  });

  it('believes the database, not its memory, where a backup was restored under it', async () => {
    for (let n = 0; n < 32; n += 1) await record(entry(n));
    const ends = await trail().db.database.read(
      withSql((sql) => sql.rows<AuditChainEntity>('SELECT * FROM audit_chains')),
    );
    const events = await rows();
    for (let n = 0; n < 32; n += 1) await record(entry(`later ${n}`));
    await change('DELETE FROM audit_events WHERE id > ?', [events.at(-1)?.id ?? 0]);
    for (const { chain, head, length } of ends) {
      await change('UPDATE audit_chains SET head = ?, length = ? WHERE chain = ?', [head, length, chain]);
    }
    for (let n = 0; n < 32; n += 1) await record(entry(`anew ${n}`));
    expect(await trail().reader.check()).toEqual({ checked: 64, broken: [] });
  });

  it('holds nothing of what was rolled back', async () => {
    const failing = trail().stores.unitOfWork.run(async (tx) => {
      tx.audit.record(entry(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await trail().reader.check()).toEqual({ checked: 0, broken: [] });
  });

  it('is checked in pieces, while others write on', async () => {
    for (let n = 0; n < 5; n += 1) await record(...Array.from({ length: 700 }, (_, each) => entry(`${n}-${each}`)));
    const writing = Promise.all(Array.from({ length: 20 }, (_, n) => record(entry(`late ${n}`))));
    const { checked, broken } = await trail().reader.check();
    await writing;
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(3500);
    expect(await trail().reader.check()).toEqual({ checked: 3520, broken: [] });
  });

  it('is listed by time with filters', async () => {
    trail().stores.clock.time = new Date(NOON.getTime() + 1000);
    await record(entry(1, { actorId: 1 }), entry(2, { actorId: null, subject: null, before: null, after: null }));
    trail().stores.clock.time = new Date(NOON.getTime() + 3000);
    await record(entry(3, { action: 'login.failed', subject: { type: 'account', id: 'x' } }));
    trail().stores.clock.time = new Date(NOON.getTime() + 2000);
    await record(entry(4, { actorId: 1 }));
    const list = (
      filter: Parameters<TypeOrmAuditReader['list']>[0]['filter'],
      descending = true,
      page = { offset: 0, limit: 10 },
    ) => trail().reader.list({ filter, page, sort: { field: 'at', descending } });
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
    expect(newest).toEqual({ ...entry(4, { actorId: 1 }), id: newest.id, at: trail().stores.clock.time });
    expect(await ids({ ids: [newest.id, 999] })).toEqual(['4']);
    expect(await trail().reader.findById(newest.id)).toEqual(newest);
    expect(await trail().reader.findById(999)).toBeNull();
    expect((await list({ actorId: 1 })).total).toBe(2);
    expect(await ids({ actorIds: [1, 8] })).toEqual(['4', '1']);
    expect(await ids({ actorIds: [] })).toEqual([]);
    expect(await ids({ actorIds: [1, 7], since: new Date(NOON.getTime() + 2000) }, false)).toEqual(['4', 'x']);
    const any = { actorIds: [], actions: ['login.failed'], subjectId: '1' } as const;
    expect(await ids({ any })).toEqual(['x', '1']);
    expect(await ids({ any: { ...any, actorIds: [1] }, subjectType: 'certificate' })).toEqual(['4', '1']);
    const by = async (field: AuditSort) => {
      const request = { filter: {}, page: { offset: 0, limit: 9 }, sort: { field, descending: false } };
      return (await trail().reader.list(request)).items.map(({ subject }) => subject?.id ?? null);
    };
    expect(await by('actorId')).toEqual([null, '1', '4', 'x']);
    expect(await by('action')).toEqual(['1', null, '4', 'x']);
    for (const field of ['subjectType', 'subjectId'] as const) expect(await by(field)).toEqual([null, 'x', '1', '4']);
  });
});
