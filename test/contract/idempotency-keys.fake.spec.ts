import { InMemoryUnitOfWork } from '../fakes/unit-of-work.fake.js';
import { idempotencyKeysContract } from './idempotency-keys.contract.js';

describe('idempotency keys in memory', () => {
  idempotencyKeysContract(async () => {
    const unitOfWork = new InMemoryUnitOfWork();
    return {
      unitOfWork,
      keys: unitOfWork.idempotencyKeys,
      orders: async () => unitOfWork.jobs.rows.length,
      dispose: async () => undefined,
    };
  });
});
