import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** The same for a token that was used, replaced, has ended, or never was. */
export const ended = () => new DomainError('confirmation_ended', message('confirmation_ended'));

/** The request that the link of a mail opens, as long as it may be answered. */
@Injectable()
export class LinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmations: ConfirmationReader,
    private readonly secrets: LinkSecrets,
  ) {}

  /** @throws DomainError `confirmation_ended`. */
  async find(token: string): Promise<Confirmation> {
    const hashes = this.secrets.hashesOf(token);
    const found = hashes.length > 0 ? await this.confirmations.findByToken(hashes) : null;
    if (!found || !isLinkAlive(found.state)) throw ended();
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
      await tx.confirmations.lockCertificate(found.certificateId);
      const current = await tx.confirmations.lock(found.id);
      if (!current || current.tokenHash !== found.tokenHash || !isLinkAlive(current.state)) throw ended();
      return work(tx, current);
    });
  }
}
