import { InMemoryUnitOfWork } from '../fakes/unit-of-work.fake.js';
import { storesContract } from './stores.contract.js';
import { RecordingBell, SettableClock } from './stores.js';

describe('the stores in memory', () => {
  storesContract(async () => {
    const clock = new SettableClock();
    const bell = new RecordingBell();
    const unitOfWork = new InMemoryUnitOfWork({ clock, bell });
    const { certificates, reports, files, users, sessions, codes, universities, jobs } = unitOfWork;
    const readers = { certificates, reports, files, users, sessions, codes, universities, jobs };
    return { unitOfWork, ...readers, clock, bell, dispose: async () => undefined };
  });
});
