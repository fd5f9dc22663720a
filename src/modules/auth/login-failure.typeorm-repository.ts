import { type EntityManager, MoreThan } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import { toDate } from '../../platform/db/moments.js';
import { isSqlite } from '../../platform/db/sql.js';
import type { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { COUNT_FAILURE } from './login-failure.queries.js';
import type { LoginFailureStore } from './login-failure.repository.js';

/**
 * What people type as an account may be a password: only a keyed hash of it is kept, so that nobody can try them out.
 */
export class TypeOrmLoginFailureStore implements LoginFailureStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  async count(
    account: string,
    windowMs: number,
    now: Date,
    network?: string,
  ): Promise<{ tries: number; windowEnds: Date }> {
    const ofAccount = this.hashOf(account);
    const hash = network === undefined ? ofAccount : this.placedHashOf(account, network);
    const moment = now.getTime();
    const ends = moment + windowMs;
    const statement = COUNT_FAILURE[isSqlite(this.manager.dataSource) ? 'sqlite' : 'mariadb'];
    await this.manager.query(statement, [hash, ofAccount, ends, moment, moment, ends]);
    const row = await this.manager.findOneByOrFail(LoginFailureEntity, { account_hash: hash });
    return { tries: row.tries, windowEnds: toDate(row.window_ends) };
  }

  async forgive(account: string, network: string): Promise<void> {
    await this.manager.delete(LoginFailureEntity, { account_hash: this.placedHashOf(account, network) });
    const counted = { account_hash: this.hashOf(account), tries: MoreThan(0) };
    await this.manager.decrement(LoginFailureEntity, counted, 'tries', 1);
  }

  async clear(account: string): Promise<void> {
    await this.manager.delete(LoginFailureEntity, { of_account: this.hashOf(account) });
  }

  private hashOf(account: string): string {
    return this.pseudonyms.exactly(normaliseEmail(account));
  }

  private placedHashOf(account: string, network: string): string {
    return this.pseudonyms.exactly(`${normaliseEmail(account)}\n${network}`);
  }
}
