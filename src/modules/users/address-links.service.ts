import { Injectable } from '@nestjs/common';
import { addressConfirmed, addressDeclined } from '../../domain/account/address-change.audit.js';
import {
  type AddressChange,
  type AddressSide,
  addressChangeEnded,
  confirmSide,
  isAddressChangeOpen,
  sideOf,
} from '../../domain/account/address-change.js';
import type { User } from '../../domain/account/user.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { endBounce } from '../bounces/bounce-ends.steps.js';
import { AddressChangeReader } from './address-change.repository.js';
import { settleAddress } from './address-change.steps.js';

/** What a mailed link is about: `confirmed` is this mailbox alone, `done` both. */
export interface AddressQuestion {
  readonly side: AddressSide;
  readonly newEmail: string;
  readonly state: 'asked' | 'confirmed' | 'done' | 'refused';
}

interface Asked {
  readonly user: User;
  readonly change: AddressChange;
  readonly side: AddressSide;
}

/** What the readers of both mailboxes say to another address of an account. */
@Injectable()
export class AddressLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: AddressChangeReader,
    private readonly secrets: LinkSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `address_change_ended`. */
  async look(token: string): Promise<AddressQuestion> {
    const { change, side } = await this.find(token);
    const { newEmail, links } = change;
    return { side, newEmail, state: links[side].confirmedAt ? 'confirmed' : 'asked' };
  }

  /**
   * The account has the address as soon as both have confirmed; all its sessions end then.
   * @throws DomainError `address_change_ended`, `already_exists` where somebody else has got the address meanwhile.
   */
  confirm(token: string): Promise<AddressQuestion> {
    return this.answer(token, async (tx, { user, change, side }, now) => {
      const after = confirmSide(change, side, now);
      if (after !== change) tx.audit.record(addressConfirmed(user.id, side));
      // Its link was read there.
      if (side === 'old') await endBounce(tx, user.id);
      return (await settleAddress(tx, user, after, now)) ? 'done' : 'confirmed';
    });
  }

  /**
   * Ends the change. Where it is the present address that did not ask, somebody else is signed in to the account: all
   * sessions end.
   * @throws DomainError `address_change_ended`.
   */
  refuse(token: string): Promise<AddressQuestion> {
    return this.answer(token, async (tx, { user, side }, now) => {
      await tx.addressChanges.remove(user.id);
      if (side === 'old') await tx.sessions.revokeAll(user.id, now);
      tx.audit.record(addressDeclined(user.id, side));
      return 'refused';
    });
  }

  private async answer(
    token: string,
    work: (tx: Transaction, asked: Asked, now: Date) => Promise<AddressQuestion['state']>,
  ): Promise<AddressQuestion> {
    const seen = await this.find(token);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(seen.change.userId);
      // Both mailboxes may answer at once, and another change may have taken its place since it was looked at.
      const change = await tx.addressChanges.lock(seen.change.userId);
      const isSame = change?.links[seen.side].tokenHash === seen.change.links[seen.side].tokenHash;
      if (!user || user.erasedAt || !change || !isSame) throw addressChangeEnded();
      const { side } = seen;
      return { side, newEmail: change.newEmail, state: await work(tx, { user, change, side }, now) };
    });
  }

  private async find(token: string): Promise<Omit<Asked, 'user'>> {
    const hashes = this.secrets.hashesOf(token);
    const change = await this.changes.findByToken(hashes);
    const side = change && sideOf(change, hashes);
    if (!change || !side || !isAddressChangeOpen(change, this.clock.now())) throw addressChangeEnded();
    return { change, side };
  }
}
