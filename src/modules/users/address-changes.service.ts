import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { addressCancelled } from '../../domain/account/address-change.audit.js';
import {
  ADDRESS_CHANGES_AN_HOUR,
  type AddressChange,
  isAddressChangeOpen,
  refuseSameAddress,
} from '../../domain/account/address-change.js';
import { normaliseEmail } from '../../domain/account/email.js';
import { noSession } from '../../domain/account/no-session.js';
import type { User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { BounceReader } from '../bounces/bounce.repository.js';
import { AddressChangeReader } from './address-change.repository.js';
import { freshLinks, requestAddress } from './address-change.steps.js';
import { UserReader } from './user.repository.js';

/** The address of an account, and the other one that waits. */
export interface OwnAddress {
  readonly email: string;
  /** Since when mails to it come back. */
  readonly bouncedSince: Date | null;
  readonly change: AddressChange | null;
}

/** How people change the address of their own account. */
@Injectable()
export class AddressChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: AddressChangeReader,
    private readonly users: UserReader,
    private readonly bounces: BounceReader,
    private readonly limiter: RateLimiter,
    private readonly secrets: LinkSecrets,
    private readonly clock: Clock,
  ) {}

  async own({ userId }: Pick<Actor, 'userId'>): Promise<OwnAddress> {
    const found = await this.users.findById(userId);
    if (!found || found.user.erasedAt) throw noSession();
    const change = await this.changes.findByUser(userId);
    const bounce = await this.bounces.findByUser(userId);
    return {
      email: found.user.email,
      bouncedSince: bounce?.since ?? null,
      change: change && isAddressChangeOpen(change, this.clock.now()) ? change : null,
    };
  }

  /**
   * Has the present and the other address asked. The answer is the same whether the other has an account or not; its
   * mail tells.
   * @throws DomainError `invalid_input` for the present address, `too_many_requests`.
   */
  async request(actor: Actor, given: string): Promise<OwnAddress> {
    const { userId } = actor;
    const newEmail = normaliseEmail(given);
    const found = await this.users.findById(userId);
    if (found) refuseSameAddress(newEmail, found.user);
    const answer = await this.limiter.hit(`address-change:${userId}`, ADDRESS_CHANGES_AN_HOUR, 3600);
    refuseOver(answer, message('address_changes_exhausted'));
    const links = freshLinks(this.secrets);
    await this.unitOfWork.run(async (tx) => {
      refuseSameAddress(newEmail, await this.lock(tx, userId));
      await requestAddress(tx, { userId, newEmail, requestedBy: userId }, links, this.clock.now());
    });
    return this.own(actor);
  }

  /** Ends what waits, also where staff asked for it. */
  async cancel(actor: Actor): Promise<OwnAddress> {
    await this.unitOfWork.run(async (tx) => {
      await this.lock(tx, actor.userId);
      if (await tx.addressChanges.remove(actor.userId)) tx.audit.record(addressCancelled(actor.userId, actor.userId));
    });
    return this.own(actor);
  }

  private async lock(tx: Transaction, userId: number): Promise<User> {
    const user = await tx.users.lock(userId);
    if (!user || user.erasedAt) throw noSession();
    return user;
  }
}
