import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { keepingAddress } from '../../domain/account/address-change.js';
import {
  authoriseCredentialChange,
  authoriseUserChange,
  type CredentialChange,
  changesAccess,
  type Manager,
  needsPresentPassword,
  refuseStronger,
} from '../../domain/account/authority.js';
import type { Caller } from '../../domain/account/known-device.js';
import { noSession } from '../../domain/account/no-session.js';
import { OrganisationRules, showsByPassword } from '../../domain/account/organisation.js';
import { refuseOldAuthentication } from '../../domain/account/reauthentication.js';
import { rolesById } from '../../domain/account/role.js';
import { sessionsEnded, userAdded, userChanged, userRemoved } from '../../domain/account/user.audit.js';
import { newUser, refuseErased, refuseTaken } from '../../domain/account/user.change.js';
import { readUser, type UserFields } from '../../domain/account/user.form.js';
import type { User } from '../../domain/account/user.js';
import { refuseUsedUser } from '../../domain/account/user.uses.js';
import type { Bounce } from '../../domain/bounce/bounce.js';
import { ageOn, type Day, dayOf } from '../../domain/shared/calendar.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import type { RawFields } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { invite } from '../auth/invitation-orders.steps.js';
import { BounceReader } from '../bounces/bounce.repository.js';
import { freeUser } from '../review/assignment-ends.steps.js';
import { RoleReader } from '../roles/role.repository.js';
import { lockManaged, type Turn, takeTurn } from '../roles/turn.steps.js';
import { freshLinks, requestAddress } from './address-change.steps.js';
import { PresentPassword } from './present-password.service.js';
import { type UserFilter, UserReader, type UserSort } from './user.repository.js';
import { followUp, validateAvatar } from './user-side-effects.steps.js';

/** An account as the back office shows it. */
export interface AgedUser extends User {
  readonly age: number | null;
  /** Since when mails to it come back. */
  readonly bouncedSince: Date | null;
}

/** What staff do with the accounts of others. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly roles: RoleReader,
    private readonly bounces: BounceReader,
    private readonly hasher: PasswordHasher,
    private readonly present: PresentPassword,
    private readonly organisation: OrganisationRules,
    private readonly secrets: LinkSecrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest<UserSort, UserFilter>): Promise<Page<AgedUser>> {
    const { items, total } = await this.users.list(request);
    return { items: await this.shown(items), total };
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<AgedUser> {
    const found = await this.users.findById(id);
    if (!found) throw notFound('User');
    return this.shownOne(found.user);
  }

  /**
   * The account has a password that nobody knows; its user is mailed a link by which to choose one.
   * @throws DomainError `invalid_input`, `forbidden`, `already_exists`.
   */
  async add(actor: Actor, raw: RawFields): Promise<AgedUser> {
    readUser(raw, null, rolesById(await this.roles.all()), this.today());
    const passwordHash = await this.hasher.hash(this.ids.nonce());
    return this.inTurn(actor, async (tx, { manager, roles }) => {
      const fields = readUser(raw, null, roles, this.today());
      refuseStronger(manager, roles.get(fields.roleId));
      await refuseOthers(tx, fields, null);
      const picture = await validateAvatar(tx, actor, fields.avatar, null);
      const now = this.clock.now();
      const user = await tx.users.insert(newUser(fields, passwordHash, now));
      if (picture) await tx.files.give(picture, user.id);
      await invite(tx, user.id, this.secrets.fresh(), now);
      tx.audit.record(userAdded(manager.userId, user));
      return user;
    });
  }

  /**
   * Fields that are not given stay. A change of role or status ends all sessions of the user. Another email waits until
   * both addresses have confirmed it; to ask for one's own needs `oldPassword`, or fresh authentication where passwords
   * of staff show nothing.
   * @param caller by whom a wrong `oldPassword` is counted.
   * @throws DomainError `not_found`, `forbidden`, `invalid_input`, `stale_version`, `already_exists`,
   * `last_administrator`, `illegal_transition` for an erased account, `wrong_password`, `locked_out`, `no_session`
   * where the password was replaced meanwhile, `reauthentication_required`.
   */
  async change(actor: Actor, target: ChangeTarget, raw: RawFields, caller: Caller): Promise<AgedUser> {
    const provenHash = await this.provenHash(actor, target, raw, caller);
    return this.inTurn(actor, async (tx, turn) => {
      const { manager, roles } = turn;
      const before = await lockManaged(tx, turn, target.id);
      const fields = readUser(raw, before, roles, this.today());
      refuseStale(before, target);
      refuseErased(before);
      authoriseUserChange(manager, before, fields, await tx.users.countActiveAdministrators());
      refuseStronger(manager, roles.get(fields.roleId));
      const credentials = credentialChange(before, fields);
      authoriseCredentialChange(manager, before.id, credentials);
      if (this.asksForPassword(manager, before, credentials)) refuseUnproven(before, provenHash);
      else if (changesAccess(before, fields, credentials)) refuseOldAuthentication(actor, this.clock.now());
      await refuseOthers(tx, fields, before.id);
      const picture = await validateAvatar(tx, actor, fields.avatar, before);
      if (picture) await tx.files.give(picture, before.id);
      const now = this.clock.now();
      const after = await tx.users.update({ ...before, ...keepingAddress(fields, before), updatedAt: now });
      await followUp(tx, before, after, now);
      const request = { userId: before.id, newEmail: fields.email, requestedBy: manager.userId };
      if (credentials.email) await requestAddress(tx, request, freshLinks(this.secrets), now);
      await freeUser(tx, manager.userId, before, after, roles);
      for (const entry of userChanged(manager.userId, before, after)) tx.audit.record(entry);
      return after;
    });
  }

  /** @throws DomainError `not_found`, `forbidden`, `last_administrator`, `in_use` where anything refers to the user. */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    await this.inTurn(actor, async (tx, turn) => {
      const { manager, roles } = turn;
      const user = await lockManaged(tx, turn, id);
      authoriseUserChange(manager, user, null, await tx.users.countActiveAdministrators());
      refuseStale(user, { version });
      refuseUsedUser(user, await tx.users.uses(id));
      await freeUser(tx, manager.userId, user, null, roles);
      await tx.users.remove(id);
      tx.audit.record(userRemoved(manager.userId, user));
      return user;
    });
  }

  /** @throws DomainError `not_found`, `forbidden`. */
  async revokeSessions(actor: Actor, id: number): Promise<AgedUser> {
    return this.inTurn(actor, async (tx, turn) => {
      const user = await lockManaged(tx, turn, id);
      await tx.sessions.revokeAll(id, this.clock.now());
      tx.audit.record(sessionsEnded(turn.manager.userId, id));
      return user;
    });
  }

  /**
   * Hashing is slow and belongs outside the transaction, in which everything is judged again.
   * @returns the hash of the present password of whoever changes what opens their own account; `null` for all else, and
   * where the password shows nothing.
   */
  private async provenHash(actor: Actor, { id }: ChangeTarget, raw: RawFields, caller: Caller): Promise<string | null> {
    const roles = rolesById(await this.roles.all());
    const found = await this.users.findById(id);
    if (!found) throw notFound('User');
    refuseStronger(actor, roles.get(found.user.roleId));
    const change = credentialChange(found.user, readUser(raw, found.user, roles, this.today()));
    authoriseCredentialChange(actor, id, change);
    if (!this.asksForPassword(actor, found.user, change)) return null;
    return this.present.prove(found.user, raw.oldPassword, caller);
  }

  private asksForPassword(actor: Manager, user: User, change: CredentialChange): boolean {
    return needsPresentPassword(actor, user.id, change) && showsByPassword(user, this.organisation);
  }

  /** Works on what nobody else changes meanwhile, on behalf of who the actor is by then. */
  private async inTurn(actor: Actor, work: (tx: Transaction, turn: Turn) => Promise<User>): Promise<AgedUser> {
    return this.shownOne(await this.unitOfWork.run(async (tx) => work(tx, await takeTurn(tx, actor))));
  }

  private async shown(users: readonly User[]): Promise<AgedUser[]> {
    const bounces = await this.bounces.of(users.map(({ id }) => id));
    const today = this.today();
    return users.map((user) => aged(user, bounces.get(user.id), today));
  }

  private async shownOne(user: User): Promise<AgedUser> {
    return aged(user, await this.bounces.findByUser(user.id), this.today());
  }

  private today(): Day {
    return dayOf(this.clock.now());
  }
}

function aged(user: User, bounce: Pick<Bounce, 'since'> | null | undefined, today: Day): AgedUser {
  const age = user.birth === null ? null : Math.max(0, ageOn(user.birth, today));
  return { ...user, age, bouncedSince: bounce?.since ?? null };
}

function credentialChange(before: User, { email }: UserFields): CredentialChange {
  return { email: email !== before.email };
}

/** Whoever has replaced the password since it was looked at has ended this session as well. */
function refuseUnproven({ passwordHash }: User, provenHash: string | null): void {
  if (passwordHash !== provenHash) throw noSession();
}

async function refuseOthers(tx: Transaction, { email, username }: UserFields, own: number | null): Promise<void> {
  const byEmail = await tx.users.findByEmail(email);
  const byName = await tx.users.findByUsername(username);
  const isOther = (user: User | null) => user !== null && user.id !== own;
  // A student's user name is the email: one text says enough.
  refuseTaken({ email: isOther(byEmail), username: username !== email && isOther(byName) });
}
