import { normaliseEmail } from '../../src/domain/account/email.js';
import type { LoginFailureStore } from '../../src/ports/login-failure.store.js';
import type { MemoryTables } from './memory.tables.js';

export class InMemoryLoginFailureStore implements LoginFailureStore {
  constructor(private readonly tables: MemoryTables) {}

  async count(account: string, windowMs: number, now: Date): Promise<{ tries: number; windowEnds: Date }> {
    const key = normaliseEmail(account);
    const before = this.tables.loginFailures.get(key);
    const next =
      before && before.windowEnds > now
        ? { ...before, tries: before.tries + 1 }
        : { tries: 1, windowEnds: new Date(now.getTime() + windowMs) };
    this.tables.loginFailures.set(key, next);
    return next;
  }

  async clear(account: string): Promise<void> {
    this.tables.loginFailures.delete(normaliseEmail(account));
  }
}
