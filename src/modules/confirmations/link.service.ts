import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import { isAskedAt } from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ContactReader } from '../contacts/contact.repository.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** The same for a token that was used, replaced, has ended, or never was. */
export const ended = () => new DomainError('confirmation_ended', message('confirmation_ended'));

/** An open request with its link. */
export interface OpenRequest {
  readonly confirmation: Confirmation;
  readonly token: string;
}

/** The request that the link of a mail opens, as long as it may be answered. */
@Injectable()
export class LinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmations: ConfirmationReader,
    private readonly contacts: ContactReader,
    private readonly secrets: LinkSecrets,
  ) {}

  /**
   * The link to an open request. Where the secret that it was kept under is gone, no mailed one works any more: another
   * takes its place.
   * @returns `null` where the request has ended meanwhile, or is no longer asked at its address.
   */
  async linkTo(found: Confirmation): Promise<OpenRequest | null> {
    if (!(await this.isAsked(found))) return null;
    const token = this.secrets.tokenOf(found);
    if (token !== null) return { confirmation: found, token };
    const link = this.secrets.fresh();
    const confirmation = await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(found.certificateId);
      const current = await tx.confirmations.lock(found.id);
      if (!current || !isLinkAlive(current.state)) return null;
      // Somebody was faster.
      if (this.secrets.tokenOf(current) !== null) return current;
      return tx.confirmations.update({ ...current, ...link });
    });
    if (!confirmation) return null;
    const renewed = this.secrets.tokenOf(confirmation);
    return renewed === null ? null : { confirmation, token: renewed };
  }

  /** @throws DomainError `confirmation_ended`. */
  async find(token: string): Promise<Confirmation> {
    const hashes = this.secrets.hashesOf(token);
    const found = hashes.length > 0 ? await this.confirmations.findByToken(hashes) : null;
    if (!found || !isLinkAlive(found.state) || !(await this.isAsked(found))) throw ended();
    return found;
  }

  /**
   * Finds by the token, and again under a lock: of two at once, the second finds what the first has left.
   * @throws DomainError `confirmation_ended`.
   */
  async act(
    token: string,
    work: (tx: Transaction, current: Confirmation) => Promise<Confirmation>,
  ): Promise<Confirmation> {
    const found = await this.find(token);
    return this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(found.certificateId);
      const current = await tx.confirmations.lock(found.id);
      if (!current || current.tokenHash !== found.tokenHash || !isLinkAlive(current.state)) throw ended();
      return work(tx, current);
    });
  }

  /** Of an address that counts no more nobody knows who reads it. */
  private async isAsked({ contactId, email }: Confirmation): Promise<boolean> {
    const contact = contactId === null ? null : await this.contacts.findById(contactId);
    const universityId = contact?.universityId ?? null;
    return isAskedAt(email, contact, await this.contacts.domainsOf(universityId === null ? [] : [universityId]));
  }
}
