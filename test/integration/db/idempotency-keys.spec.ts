import { TypeOrmIdempotencyKeys } from '../../../src/platform/idempotency/typeorm.idempotency-keys.js';
import { idempotencyKeysContract } from '../../contract/idempotency-keys.contract.js';
import { onEachEngine } from '../../support/databases.js';
import { secretBox } from '../../support/files-key.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('idempotency keys', (fresh) => {
  idempotencyKeysContract(async () => {
    const { database, dispose } = await fresh();
    const orders = async () =>
      Number((await database.read(withSql((sql) => sql.first<{ n: number }>('SELECT COUNT(*) AS n FROM jobs'))))?.n);
    const { unitOfWork } = storesOn(database);
    return { unitOfWork, keys: new TypeOrmIdempotencyKeys(database, secretBox()), orders, dispose };
  });

  it('are kept with answers that nobody reads in the database', async () => {
    const { database, dispose } = await fresh();
    const keys = new TypeOrmIdempotencyKeys(database, secretBox());
    const use = { callerId: 7, key: 'k', fingerprints: ['f'.repeat(64)] as const };
    const body = JSON.stringify({ passport: 'P1234567', more: '护'.repeat(100_000) });
    const state = await keys.take(use, 1000, new Date());
    if (state.kind !== 'held') throw new Error(state.kind);
    await keys.keep(state.held, { status: 201, contentType: 'application/json', body, uploadHash: null });
    const parts = await database.read((manager) =>
      manager.query('SELECT part FROM idempotency_answers ORDER BY position'),
    );
    expect(parts.length).toBeGreaterThan(5);
    for (const { part } of parts) {
      expect(part).toMatch(/^s1\.[\w-]+$/);
      expect(part.length).toBeLessThan(65_536);
      expect(part).not.toContain(Buffer.from(body).toString('base64').slice(0, 40));
    }
    expect(await keys.take(use, 1000, new Date())).toMatchObject({ kind: 'answered', answer: { status: 201, body } });
    // As releases kept them that sealed none.
    await database.write(async (manager) => {
      await manager.query('DELETE FROM idempotency_answers WHERE position > 0');
      await manager.query('UPDATE idempotency_answers SET part = ?', [Buffer.from('{"id":1}').toString('base64')]);
      await manager.query('UPDATE idempotency_keys SET parts = 1');
    });
    expect(await keys.take(use, 1000, new Date())).toMatchObject({ kind: 'answered', answer: { body: '{"id":1}' } });
    await dispose();
  });
});
