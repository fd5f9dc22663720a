import { type EntityManager, MoreThan } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import { sha256 } from '../../platform/db/hash.js';
import { toDate } from '../../platform/db/moments.js';
import { isSqlite } from '../../platform/db/sql.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { COUNT_FAILURE } from './login-failure.queries.js';
import type { LoginFailureStore } from './login-failure.repository.js';

/** What people type as an account may be a password: only its hash is kept. */
const hashOf = (account: string) => sha256(normaliseEmail(account));

const placedHashOf = (account: string, network: string) => sha256(`${hashOf(account)}\n${network}`);

export class TypeOrmLoginFailureStore implements LoginFailureStore {
  constructor(private readonly manager: EntityManager) {}

  async count(
    account: string,
    windowMs: number,
    now: Date,
    network?: string,
  ): Promise<{ tries: number; windowEnds: Date }> {
    const ofAccount = hashOf(account);
    const hash = network === undefined ? ofAccount : placedHashOf(account, network);
    const moment = now.getTime();
    const ends = moment + windowMs;
    const statement = COUNT_FAILURE[isSqlite(this.manager.dataSource) ? 'sqlite' : 'mariadb'];
    await this.manager.query(statement, [hash, ofAccount, ends, moment, moment, ends]);
    const row = await this.manager.findOneByOrFail(LoginFailureEntity, { account_hash: hash });
    return { tries: row.tries, windowEnds: toDate(row.window_ends) };
  }

  async forgive(account: string, network: string): Promise<void> {
    await this.manager.delete(LoginFailureEntity, { account_hash: placedHashOf(account, network) });
    const counted = { account_hash: hashOf(account), tries: MoreThan(0) };
    await this.manager.decrement(LoginFailureEntity, counted, 'tries', 1);
  }

  async clear(account: string): Promise<void> {
    await this.manager.delete(LoginFailureEntity, { of_account: hashOf(account) });
  }
}
