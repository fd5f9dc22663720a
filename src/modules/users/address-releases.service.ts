import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { addressCancelled, addressReleased } from '../../domain/account/address-change.audit.js';
import {
  type AddressChange,
  isAddressChangeOpen,
  refuseOtherChange,
  releaseAddressChange,
} from '../../domain/account/address-change.js';
import type { Manager } from '../../domain/account/authority.js';
import { refuseOthersThanAdministrators } from '../../domain/account/two-administrators.js';
import type { User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { lockManaged, takeTurn } from '../roles/turn.steps.js';
import { AddressChangeReader } from './address-change.repository.js';
import { settleAddress } from './address-change.steps.js';
import { UserReader } from './user.repository.js';

/** What staff do with a change of address that waits. */
@Injectable()
export class AddressReleasesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: AddressChangeReader,
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`. */
  async find(userId: number): Promise<AddressChange | null> {
    if (!(await this.users.findById(userId))) throw notFound('User');
    const change = await this.changes.findByUser(userId);
    return change && this.isOpen(change) ? change : null;
  }

  /** @throws DomainError `not_found`, `forbidden`. */
  async cancel(actor: Actor, userId: number): Promise<void> {
    await this.inTurn(actor, userId, async (tx, manager) => {
      if (await tx.addressChanges.remove(userId)) tx.audit.record(addressCancelled(manager.userId, userId));
    });
  }

  /**
   * Does without the old address, whose mailbox is lost: one administrator asks, another one who asks within a day
   * has it done. The new address has to confirm all the same.
   * @returns what waits still, `null` where the account has the address now.
   * @throws DomainError `not_found`, `forbidden`, `illegal_transition` where nothing waits, `stale_version` where it is
   * not the change that was asked for at `seen`, `already_exists`.
   */
  async release(actor: Actor, userId: number, seen?: string): Promise<AddressChange | null> {
    refuseOthersThanAdministrators(actor);
    return this.inTurn(actor, userId, async (tx, manager, user) => {
      const change = await tx.addressChanges.lock(userId);
      if (!change || !this.isOpen(change)) throw new DomainError('illegal_transition', message('no_address_change'));
      refuseOtherChange(change, seen);
      const now = this.clock.now();
      const after = releaseAddressChange(change, manager, now);
      if (after !== change) tx.audit.record(addressReleased(manager.userId, userId, after.release));
      return (await settleAddress(tx, user, after, now)) ? null : after;
    });
  }

  /** On an account that nobody else changes meanwhile, on behalf of who the actor is by then. */
  private inTurn<T>(
    actor: Actor,
    userId: number,
    work: (tx: Transaction, manager: Manager, user: User) => Promise<T>,
  ): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      const turn = await takeTurn(tx, actor);
      return work(tx, turn.manager, await lockManaged(tx, turn, userId));
    });
  }

  private isOpen(change: AddressChange): boolean {
    return isAddressChangeOpen(change, this.clock.now());
  }
}
