import { Payments1764260920000 } from '../../../migrations/1764260920000-payments.js';
import type { Database } from '../../../src/platform/db/database.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFiles } from '../../contract/stores.js';
import { onEachEngine } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('an installation that did not keep payments', (fresh) => {
  let database: Database;
  const rows = () =>
    database.read(
      withSql((sql) =>
        sql.rows<object>('SELECT certificate_id AS id, state, judged_by AS judge, expected FROM payments ORDER BY id'),
      ),
    );

  beforeEach(async () => {
    ({ database } = await fresh());
  });
  afterEach(() => database.close());

  it('knows of each record whether there is a proof, also where it was stopped on the way', async () => {
    const stores = storesOn(database);
    const [proof = ''] = await addFiles(stores, 1, { kind: 'payment' });
    const first = await insertCertificate(stores, { status: 'Verifying' }, { paymentPhotos: [proof] });
    const second = await insertCertificate(stores, {}, { type: 'stamping', paymentPhotos: [] });
    // Records are written by the tables of today: what came with the migration is taken back.
    await database.write(withSql((sql) => sql.change('DROP TABLE payments')));
    await database.write(withSql((sql) => sql.change("DELETE FROM migrations WHERE name = 'Payments1764260920000'")));
    await database.migrate();
    const kept = [
      { id: first.id, state: 'seen', judge: null, expected: 66_960 },
      { id: second.id, state: 'expected', judge: null, expected: 110_160 },
    ];
    expect(await rows()).toEqual(kept);
    const again = async (table: string) => {
      await database.write(withSql((sql) => sql.change(table)));
      const runner = database.writer.createQueryRunner();
      await new Payments1764260920000().up(runner);
      await runner.release();
    };
    await again(`DELETE FROM payments WHERE certificate_id = ${second.id}`);
    expect(await rows()).toEqual(kept);
    await again('DROP TABLE payments');
    expect(await rows()).toEqual(kept);
  });
});
