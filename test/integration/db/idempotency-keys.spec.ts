import { TypeOrmIdempotencyKeys } from '../../../src/platform/idempotency/typeorm.idempotency-keys.js';
import { idempotencyKeysContract } from '../../contract/idempotency-keys.contract.js';
import { onEachEngine } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('idempotency keys', (fresh) => {
  idempotencyKeysContract(async () => {
    const { database, dispose } = await fresh();
    const orders = async () =>
      Number((await database.read(withSql((sql) => sql.first<{ n: number }>('SELECT COUNT(*) AS n FROM jobs'))))?.n);
    const { unitOfWork } = storesOn(database);
    return { unitOfWork, keys: new TypeOrmIdempotencyKeys(database), orders, dispose };
  });
});
