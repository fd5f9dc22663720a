import { Injectable } from '@nestjs/common';
import { invitationSent } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import { validateInvitingAgain } from '../../domain/account/invitation.js';
import { ROLE } from '../../domain/account/role.js';
import { refuseTaken } from '../../domain/account/user.change.js';
import { type Language, newStudent, type User } from '../../domain/account/user.js';
import { revoked, stateOfKey } from '../../domain/integrator/api-key.js';
import { keyChange, memberChange } from '../../domain/integrator/integrator.audit.js';
import {
  authoriseInviting,
  type Member,
  refuseFormerMember,
  refuseOwnRemoval,
} from '../../domain/integrator/member.js';
import { notFound } from '../../domain/shared/not-found.js';
import { IdempotencyKeys } from '../../platform/idempotency/idempotency-keys.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { invite } from '../auth/invitation-orders.steps.js';
import { endAccount, forgetAnswers } from '../privacy/account-end.steps.js';
import { MemberReader } from './member.repository.js';

export interface Invitee {
  readonly email: string;
  /** Of the mail, and of the account. */
  readonly language: Language;
}

/** The people of integrators: invited by staff or by one another, and gone with all that they could do. */
@Injectable()
export class MembersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly members: MemberReader,
    private readonly hasher: PasswordHasher,
    private readonly secrets: LinkSecrets,
    private readonly ids: Ids,
    private readonly keys: IdempotencyKeys,
    private readonly clock: Clock,
  ) {}

  list(integratorId: number): Promise<Member[]> {
    return this.members.listOf(integratorId);
  }

  /**
   * Makes an account whose password nobody knows, and mails the link by which to choose one.
   * @throws DomainError `not_found`, `forbidden` for a member who was removed meanwhile, `integrator_closed`,
   * `too_many_members`, `already_exists` for an address that has an account.
   */
  async invite(actor: Actor, integratorId: number, invitee: Invitee): Promise<Member> {
    const prepared = await this.prepare();
    return this.unitOfWork.run((tx) => this.inviteIn(tx, actor, integratorId, invitee, prepared));
  }

  /** What takes too long for a transaction: the hash of a password that nobody knows. */
  prepare(): Promise<string> {
    return this.hasher.hash(this.ids.nonce());
  }

  /** As `invite`, within a transaction. @param passwordHash by `prepare`. */
  async inviteIn(
    tx: Transaction,
    actor: Actor,
    integratorId: number,
    { email, language }: Invitee,
    passwordHash: string,
  ): Promise<Member> {
    const now = this.clock.now();
    const integrator = await tx.integrators.lock(integratorId);
    if (!integrator) throw notFound('Integrator');
    refuseFormerMember(actor, await tx.members.find(actor.userId), integratorId);
    authoriseInviting(integrator, (await tx.members.allOf(integratorId)).length);
    await tx.users.lockEmail(email);
    refuseTaken({ email: (await tx.users.findByEmail(email)) !== null, username: false });
    const account = { ...newStudent(email, passwordHash, language, now), roleId: ROLE.integrator };
    const { id: userId } = await tx.users.insert(account);
    const membership = { userId, integratorId, invitedBy: actor.userId, createdAt: now };
    await tx.members.insert(membership);
    await invite(tx, userId, this.secrets.fresh(), now);
    tx.audit.record(memberChange(actor.userId, 'integrator.member-invited', membership));
    return { ...membership, email, name: null, hasJoined: false };
  }

  /** @throws DomainError `not_found` for another's, `illegal_transition` for one who has joined, `cooldown`. */
  async sendAgain(actor: Actor, integratorId: number, userId: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      await lockedMember(tx, integratorId, userId);
      validateInvitingAgain(await tx.invitations.findByUser(userId), now);
      await invite(tx, userId, this.secrets.fresh(), now);
      tx.audit.record(invitationSent(actor.userId, userId));
    });
  }

  /**
   * Ends the account, its sessions and the keys that it has made; its address is free to be invited again.
   * @throws DomainError `not_found` for another's, `forbidden` for oneself.
   */
  async remove(actor: Actor, integratorId: number, userId: number): Promise<void> {
    refuseOwnRemoval(actor.userId, userId);
    const passwordHash = await this.prepare();
    const now = this.clock.now();
    const blank = { nonce: this.ids.nonce(), passwordHash, now };
    await this.unitOfWork.run(async (tx) => {
      const user = await lockedMember(tx, integratorId, userId);
      await tx.members.remove(userId);
      await endAccount(tx, user, blank, this.ids.nonce());
      for (const key of await tx.integrators.keysOf(integratorId)) {
        if (key.createdBy !== userId || stateOfKey(key, now) !== 'active') continue;
        tx.audit.record(
          keyChange(actor.userId, 'api-key.revoked', key, await tx.integrators.updateKey(revoked(key, now))),
        );
      }
      tx.audit.record(memberChange(actor.userId, 'integrator.member-removed', { userId, integratorId }));
    });
    await forgetAnswers(this.keys, userId);
  }
}

/** An account of an integrator's people, locked after the integrator. @throws DomainError `not_found`. */
async function lockedMember(tx: Transaction, integratorId: number, userId: number): Promise<User> {
  if (!(await tx.integrators.lock(integratorId))) throw notFound('Integrator');
  const member = await tx.members.find(userId);
  const user = member?.integratorId === integratorId ? await tx.users.lock(userId) : null;
  if (!user) throw notFound('Member');
  return user;
}
