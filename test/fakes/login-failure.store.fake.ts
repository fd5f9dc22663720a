import { normaliseEmail } from '../../src/domain/account/email.js';
import type { LoginFailureStore } from '../../src/modules/auth/login-failure.repository.js';
import type { MemoryTables } from './memory.tables.js';

const EVERYWHERE = 'everywhere';

/** An account may be anything that was typed; a network holds no line break. */
const keyOf = (account: string, network: string) => `${network}\n${normaliseEmail(account)}`;

export class InMemoryLoginFailureStore implements LoginFailureStore {
  constructor(private readonly tables: MemoryTables) {}

  async count(
    account: string,
    windowMs: number,
    now: Date,
    network = EVERYWHERE,
  ): Promise<{ tries: number; windowEnds: Date }> {
    const key = keyOf(account, network);
    const before = this.tables.loginFailures.get(key);
    const next =
      before && before.windowEnds > now
        ? { ...before, tries: before.tries + 1 }
        : { tries: 1, windowEnds: new Date(now.getTime() + windowMs) };
    this.tables.loginFailures.set(key, next);
    return next;
  }

  async forgive(account: string, network: string): Promise<void> {
    this.tables.loginFailures.delete(keyOf(account, network));
    const everywhere = keyOf(account, EVERYWHERE);
    const before = this.tables.loginFailures.get(everywhere);
    if (before && before.tries > 0) this.tables.loginFailures.set(everywhere, { ...before, tries: before.tries - 1 });
  }

  async clear(account: string): Promise<void> {
    const suffix = `\n${normaliseEmail(account)}`;
    for (const key of this.tables.loginFailures.keys()) {
      if (key.slice(key.indexOf('\n')) === suffix) this.tables.loginFailures.delete(key);
    }
  }
}
