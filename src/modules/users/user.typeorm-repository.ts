import { normaliseEmail } from '../../domain/account/email.js';
import { ROLE } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import type { UserUses } from '../../domain/account/user.uses.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import type { Sql, Value } from '../../platform/db/sql.js';
import { lockAddress } from './address-lock.queries.js';
import { UserEntity, UserWordEntity } from './user.entity.js';
import { toUser, toUserRow } from './user.mapper.js';
import type { UserStore } from './user.repository.js';
import { findUser } from './user.typeorm-reader.js';

/** Counts no further: somebody may have done a great many things. */
const COUNT_MAX = 1000;

type Named = Pick<UserEntity, 'name' | 'username' | 'email'>;

export class TypeOrmUserStore implements UserStore {
  constructor(private readonly sql: Sql) {}

  findById(id: number): Promise<User | null> {
    return findUser(this.sql, 'id = ?', [id]);
  }

  findByEmail(email: string): Promise<User | null> {
    return findUser(this.sql, 'email = ?', [normaliseEmail(email)]);
  }

  findByUsername(username: string): Promise<User | null> {
    return findUser(this.sql, 'username = ?', [normaliseEmail(username)]);
  }

  lockEmail(email: string): Promise<void> {
    return lockAddress(this.sql.manager, normaliseEmail(email));
  }

  lock(id: number): Promise<User | null> {
    return findUser(this.sql, 'id = ?', [id], this.sql.forUpdate);
  }

  async insert(user: Omit<User, 'id' | 'version'>): Promise<User> {
    const row = toUserRow({ ...user, version: 1 });
    const id = await taken(() => this.sql.insert(UserEntity, row));
    await this.insertWords(id, row);
    return toUser({ ...row, id });
  }

  async update(user: User): Promise<User> {
    const { id, version } = user;
    const row = toUserRow({ ...user, version: version + 1 });
    // Locked: an older snapshot would not tell whether the words still fit.
    const before = await this.sql.first<Named>(
      `SELECT name, username, email FROM users WHERE id = ?${this.sql.forUpdate}`,
      [id],
    );
    const changed = await taken(() => this.sql.update(UserEntity, row, 'id = ? AND version = ?', [id, version]));
    if (changed !== 1) throw new DomainError('stale_version', message('stale_account'));
    if (before && !isNamedAlike(before, row)) {
      await this.sql.change('DELETE FROM user_words WHERE user_id = ?', [id]);
      await this.insertWords(id, row);
    }
    return toUser({ ...row, id });
  }

  async remove(id: number): Promise<void> {
    await this.sql.change('DELETE FROM sessions WHERE user_id = ?', [id]);
    await this.sql.change('DELETE FROM consents WHERE user_id = ?', [id]);
    await this.sql.change('DELETE FROM users WHERE id = ?', [id]);
  }

  async uses(id: number): Promise<UserUses> {
    return {
      certificates: await this.countAny([
        ['SELECT id FROM certificates WHERE owner_id = ?', id],
        ['SELECT id FROM certificates WHERE created_by = ?', id],
        ['SELECT id FROM certificates WHERE decided_by = ?', id],
      ]),
      files: await this.countAny([['SELECT id FROM files WHERE owner_id = ? AND discarded_at IS NULL', id]]),
      news: await this.countAny([['SELECT id FROM news WHERE user_id = ?', id]]),
      auditEvents: await this.countAny([['SELECT id FROM audit_events WHERE actor_id = ?', id]]),
    };
  }

  count(): Promise<number> {
    return this.number('SELECT COUNT(*) AS n FROM users');
  }

  countWithRole(roleId: number): Promise<number> {
    return this.number('SELECT COUNT(*) AS n FROM users WHERE role_id = ?', [roleId]);
  }

  countActiveAdministrators(): Promise<number> {
    const statement = "SELECT COUNT(*) AS n FROM users WHERE role_id = ? AND status = 'active'";
    return this.number(statement, [ROLE.administrator]);
  }

  /** How many rows at least one of the statements finds, each by its index. */
  private async countAny(finders: ReadonlyArray<readonly [statement: string, id: number]>): Promise<number> {
    const all = finders.map(([statement]) => `SELECT id FROM (${statement} LIMIT ${COUNT_MAX}) s`).join(' UNION ');
    return this.number(
      `SELECT COUNT(*) AS n FROM (${all}) found`,
      finders.map(([, id]) => id),
    );
  }

  private async number(statement: string, values: readonly Value[] = []): Promise<number> {
    return Number((await this.sql.first<{ n: number | string }>(statement, values))?.n ?? 0);
  }

  private async insertWords(id: number, { name, username, email }: Named): Promise<void> {
    const words = new Set([name ?? '', username, email].flatMap(indexWords));
    await this.sql.insertAll(
      UserWordEntity,
      [...words].map((word) => ({ word, user_id: id })),
    );
  }
}

function isNamedAlike(one: Named, other: Named): boolean {
  return one.name === other.name && one.username === other.username && one.email === other.email;
}

async function taken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new DomainError('already_exists', message('email_or_username_taken'));
  }
}
