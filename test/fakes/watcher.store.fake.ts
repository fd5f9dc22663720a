import { normaliseEmail } from '../../src/domain/account/email.js';
import { type Watcher, WatcherReader, type WatcherStore } from '../../src/modules/reports/watcher.repository.js';
import { type MemoryTables, nextId } from './memory.tables.js';

const oldestFirst = (one: Watcher, other: Watcher) => one.id - other.id;

export class InMemoryWatcherReader extends WatcherReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Watcher | null> {
    return this.tables.watchers.get(id) ?? null;
  }

  async findWatching(number: string, now: Date, afterId: number, limit: number): Promise<Watcher[]> {
    return [...this.tables.watchers.values()]
      .filter((one) => one.number === number && one.endsAt > now && one.id > afterId)
      .sort(oldestFirst)
      .slice(0, limit);
  }

  async findByEmail(email: string): Promise<Watcher[]> {
    return [...this.tables.watchers.values()].filter((one) => one.email === normaliseEmail(email)).sort(oldestFirst);
  }
}

export class InMemoryWatcherStore implements WatcherStore {
  constructor(private readonly tables: MemoryTables) {}

  async put(watcher: Omit<Watcher, 'id'>): Promise<void> {
    const email = normaliseEmail(watcher.email);
    const same = [...this.tables.watchers.values()].find((one) => one.number === watcher.number && one.email === email);
    const id = same?.id ?? nextId();
    this.tables.watchers.set(id, { ...watcher, email, createdAt: same?.createdAt ?? watcher.createdAt, id });
  }

  async remove(id: number): Promise<void> {
    this.tables.watchers.delete(id);
  }
}
