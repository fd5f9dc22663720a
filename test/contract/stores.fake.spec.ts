import { InMemoryUnitOfWork } from '../fakes/unit-of-work.fake.js';
import { storesContract } from './stores.contract.js';
import { RecordingBell, SettableClock } from './stores.js';

describe('the stores in memory', () => {
  storesContract(async () => {
    const clock = new SettableClock();
    const bell = new RecordingBell();
    const unitOfWork = new InMemoryUnitOfWork({ clock, bell });
    return { ...unitOfWork, unitOfWork, clock, bell, dispose: async () => undefined };
  });
});
