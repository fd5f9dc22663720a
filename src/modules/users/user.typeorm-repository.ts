import { type EntityManager, type FindOptionsWhere, IsNull, type ObjectLiteral } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import { ROLE } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import type { UserUses } from '../../domain/account/user.uses.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import { forUpdate } from '../../platform/db/locks.js';
import type { EntityClass } from '../../platform/db/sql.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { AuditEventEntity } from '../audit/audit.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { FileEntity } from '../files/file.entity.js';
import { NewsEntity } from '../news/news.entity.js';
import { ConsentEntity } from '../privacy/consent.entity.js';
import { lockAddress } from './address-lock.queries.js';
import { UserEntity, UserWordEntity } from './user.entity.js';
import { toUser, toUserRow, toUserWordRows } from './user.mapper.js';
import type { UserStore } from './user.repository.js';

/** Counts no further: somebody may have done a great many things. */
const COUNT_MAX = 1000;

type Named = Pick<UserEntity, 'name' | 'username' | 'email' | 'passport'>;

export class TypeOrmUserStore implements UserStore {
  constructor(private readonly manager: EntityManager) {}

  findById(id: number): Promise<User | null> {
    return this.find({ id });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.find({ email: normaliseEmail(email) });
  }

  findByUsername(username: string): Promise<User | null> {
    return this.find({ username: normaliseEmail(username) });
  }

  lockEmail(email: string): Promise<void> {
    return lockAddress(this.manager, normaliseEmail(email));
  }

  async lock(id: number): Promise<User | null> {
    const row = await this.lockRow(id);
    return row && toUser(row);
  }

  async insert(user: Omit<User, 'id' | 'version'>): Promise<User> {
    const row = this.manager.create(UserEntity, toUserRow({ ...user, version: 1 }));
    await this.manager.insert(UserEntity, row).catch(asTaken);
    await this.insertWords(row.id, row);
    return toUser(row);
  }

  async update(user: User): Promise<User> {
    const { id } = user;
    const row = toUserRow(user);
    // Locked: an older snapshot would not tell whether the words still fit.
    const before = await this.lockRow(id);
    const { version } = await updateVersioned(this.manager, UserEntity, user, row).catch(asTaken);
    if (before && !isNamedAlike(before, row)) {
      await this.manager.delete(UserWordEntity, { user_id: id });
      await this.insertWords(id, row);
    }
    return toUser({ ...row, id, version });
  }

  async changeDraftSalt(id: number, salt: string): Promise<void> {
    await this.manager.update(UserEntity, { id }, { draft_salt: salt });
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(SessionEntity, { user_id: id });
    await this.manager.delete(ConsentEntity, { user_id: id });
    await this.manager.delete(UserEntity, { id });
  }

  async uses(id: number): Promise<UserUses> {
    return {
      certificates: await this.countSome(CertificateEntity, [{ owner_id: id }, { created_by: id }, { decided_by: id }]),
      files: await this.countSome(FileEntity, { owner_id: id, discarded_at: IsNull() }),
      news: await this.countSome(NewsEntity, { user_id: id }),
      auditEvents: await this.countSome(AuditEventEntity, { actor_id: id }),
    };
  }

  count(): Promise<number> {
    return this.manager.count(UserEntity);
  }

  countWithRole(roleId: number): Promise<number> {
    return this.manager.countBy(UserEntity, { role_id: roleId });
  }

  countActiveAdministrators(): Promise<number> {
    return this.manager.countBy(UserEntity, { role_id: ROLE.administrator, status: 'active' });
  }

  private async find(unique: FindOptionsWhere<UserEntity>): Promise<User | null> {
    const row = await this.manager.findOneBy(UserEntity, unique);
    return row && toUser(row);
  }

  private lockRow(id: number): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { id }, ...forUpdate(this.manager) });
  }

  private async countSome<Row extends ObjectLiteral>(
    Entity: EntityClass<Row>,
    where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  ): Promise<number> {
    const query = this.manager.createQueryBuilder(Entity, 't').select('t.id').where(where).limit(COUNT_MAX);
    return (await query.getRawMany()).length;
  }

  private async insertWords(id: number, user: Named): Promise<void> {
    await this.manager.insert(UserWordEntity, toUserWordRows(id, user));
  }
}

function isNamedAlike(one: Named, other: Named): boolean {
  const { name, username, email, passport } = other;
  return one.name === name && one.username === username && one.email === email && one.passport === passport;
}

function asTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new DomainError('already_exists', message('email_or_username_taken'));
}
