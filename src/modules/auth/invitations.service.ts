import { Injectable } from '@nestjs/common';
import { invitationAccepted, invitationSent } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import {
  type Invitation,
  invitationEnded,
  isInvitationOpen,
  validateInvitingAgain,
} from '../../domain/account/invitation.js';
import type { PasswordAudience } from '../../domain/account/password.js';
import { ROLE } from '../../domain/account/role.js';
import { refuseErased } from '../../domain/account/user.change.js';
import type { User } from '../../domain/account/user.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { endBounce } from '../bounces/bounce-ends.steps.js';
import { adoptRecords } from '../certificates/record-adoption.steps.js';
import { lockManaged, takeTurn } from '../roles/turn.steps.js';
import { UserReader } from '../users/user.repository.js';
import { InvitationReader } from './invitation.repository.js';
import { invite } from './invitation-orders.steps.js';
import { audienceOf, NewPasswords } from './new-passwords.service.js';

/** Whose password is to be chosen. */
export interface Invited {
  readonly user: User;
  readonly audience: PasswordAudience;
}

/** The links by which those for whom staff have made an account choose its password: nobody else ever knows one. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: InvitationReader,
    private readonly users: UserReader,
    private readonly secrets: LinkSecrets,
    private readonly hasher: PasswordHasher,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the link anew; the one before ends.
   * @throws DomainError `not_found`, `forbidden`, `illegal_transition` for an account that is erased or has a password,
   * `cooldown`.
   */
  async sendAgain(actor: Actor, userId: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const turn = await takeTurn(tx, actor);
      const user = await lockManaged(tx, turn, userId);
      refuseErased(user);
      validateInvitingAgain(await tx.invitations.findByUser(userId), now);
      await invite(tx, userId, this.secrets.fresh(), now);
      tx.audit.record(invitationSent(turn.manager.userId, userId));
    });
  }

  /** @throws DomainError `invitation_ended`. */
  async look(token: string): Promise<Invited> {
    const { user } = await this.find(token);
    return { user, audience: audienceOf(user) };
  }

  /**
   * Gives the account the password, once. Records that were prepared for the address become a student's: the link was
   * mailed to it.
   * @throws DomainError `invitation_ended`, `invalid_input` for a weak password.
   */
  async accept(token: string, password: string): Promise<User> {
    const { invitation, user: seen } = await this.find(token);
    this.newPasswords.refuseWeak({ field: 'password', password, audience: audienceOf(seen) }, seen);
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(seen.id);
      // Of those that come at once one takes it; and the account may have been changed since it was looked at.
      if (user?.status !== 'active' || user.version !== seen.version || !(await tx.invitations.take(invitation))) {
        throw invitationEnded();
      }
      const after = await tx.users.update({ ...user, passwordHash, updatedAt: now });
      await tx.sessions.revokeAll(user.id, now);
      await endBounce(tx, user.id);
      for (const login of [user.email, user.username]) await tx.loginFailures.clear(login);
      const adopted = user.roleId === ROLE.student ? await adoptRecords(tx, user.email, user.id) : 0;
      tx.audit.record(invitationAccepted(user.id, adopted));
      return after;
    });
  }

  private async find(token: string): Promise<{ invitation: Invitation; user: User }> {
    const invitation = await this.invitations.findByToken(this.secrets.hashesOf(token));
    if (!invitation || !isInvitationOpen(invitation, this.clock.now())) throw invitationEnded();
    const found = await this.users.findById(invitation.userId);
    if (found?.user.status !== 'active') throw invitationEnded();
    return { invitation, user: found.user };
  }
}
