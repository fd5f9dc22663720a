import { storesContract } from '../../contract/stores.contract.js';
import { onEachEngine } from '../../support/databases.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('the stores', (fresh) => {
  storesContract(async () => {
    const { database, dispose } = await fresh();
    return { ...storesOn(database), dispose };
  });
});
