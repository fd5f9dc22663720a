import type { AuditEntry } from '../../../src/domain/audit/audit-event.js';
import type { AuditEventEntity } from '../../../src/modules/audit/audit.entity.js';
import { CHAIN_START } from '../../../src/modules/audit/audit-hash.adapter.js';
import type { Value } from '../../../src/platform/db/sql.js';
import { NOON } from '../../contract/stores.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { entry, onEachTrail } from '../../support/audit-trail.js';

onEachTrail('an audit trail that somebody has changed', (trail) => {
  const record = (...entries: AuditEntry[]) => trail().record(...entries);
  const change = (statement: string, values?: readonly Value[]) => trail().change(statement, values);
  const rows = () => trail().rows();
  const chainOf = async (chain: number) => (await rows()).filter((row) => row.chain === chain);

  /** One chain with twelve events, and some in others. @returns the rows of the one. */
  async function fill(): Promise<AuditEventEntity[]> {
    await record(...Array.from({ length: 12 }, (_, n) => entry(n)));
    await Promise.all(Array.from({ length: 30 }, (_, n) => record(entry(`other ${n}`))));
    const first = (await rows()).find((row) => row.subject_id === '0');
    if (!first) throw new Error('the first event is not there');
    expect(await trail().reader.check()).toEqual({ checked: 42, broken: [] });
    return (await chainOf(first.chain)).slice(0, 12);
  }

  async function brokenAt(): Promise<Array<number | null>> {
    return (await trail().reader.check()).broken.map(({ eventId }) => eventId);
  }

  const at = (chain: readonly AuditEventEntity[], n: number): AuditEventEntity => {
    const row = chain[n];
    if (!row) throw new Error(`there is no row ${n}`);
    return row;
  };

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
    await change('UPDATE audit_events SET actor_id = 99, hash = ? WHERE id = ?', [
      AUDIT_HASHES.hash(forged),
      forged.id,
    ]);
    expect(await brokenAt()).toEqual([forged.id]);
  });

  it('names the last row of a chain, changed and made to fit', async () => {
    const chain = await fill();
    const last = (await chainOf(at(chain, 0).chain)).at(-1);
    if (!last) throw new Error('the chain is empty');
    const forged = { ...last, action: 'nothing.happened' };
    await change('UPDATE audit_events SET action = ?, hash = ? WHERE id = ?', [
      forged.action,
      AUDIT_HASHES.hash(forged),
      last.id,
    ]);
    expect(await brokenAt()).toEqual([last.id]);
  });

  it.each([0, 6])('misses row %i that was removed: names the one after it', async (n) => {
    const chain = await fill();
    await change('DELETE FROM audit_events WHERE id = ?', [at(chain, n).id]);
    expect(await trail().reader.check()).toMatchObject({
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
    expect(await trail().reader.check()).toMatchObject({
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
    const values = Object.values({ ...forged, hash: AUDIT_HASHES.hash(forged) });
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
    const values = Object.values({ ...forged, hash: AUDIT_HASHES.hash(forged) });
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
});
