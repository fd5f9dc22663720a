import { Injectable } from '@nestjs/common';
import { ADDRESS_CHANGE_HOURS, isAddressChangeOpen, isSettled } from '../../domain/account/address-change.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { addressTakenMail, newAddressMail, oldAddressMail } from './address-change.mail.js';
import { AddressChangeReader } from './address-change.repository.js';
import { UserReader } from './user.repository.js';

/** Asks one of the two mailboxes whether an account is to have the other address. */
@Injectable()
export class AddressChangeMailJob extends JobHandler<'mail.address-change'> {
  readonly name = 'mail.address-change';

  constructor(
    private readonly users: UserReader,
    private readonly changes: AddressChangeReader,
    private readonly secrets: LinkSecrets,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ mailId: id, payload: { userId, side } }: OpenJob<'mail.address-change'>): Promise<undefined> {
    const found = await this.users.findById(userId);
    const change = await this.changes.findByUser(userId);
    if (!found || found.user.erasedAt || !change) return;
    // It was answered meanwhile, or its day has passed in the queue.
    if (!isAddressChangeOpen(change, this.clock.now()) || isSettled(change, side)) return;
    const { email, language } = found.user;
    const { newEmail, requestedBy } = change;
    if (side === 'new') {
      const holder = await this.users.findByEmail(newEmail);
      if (holder) {
        const text = addressTakenMail({ url: this.links.signInPage() }, holder.language);
        return this.send({ to: newEmail, language: holder.language, id, text });
      }
    }
    const token = this.secrets.tokenOf(change.links[side]);
    // A link of a secret that is gone opens nothing.
    if (token === null) return;
    const about = { newEmail, url: this.links.confirmAddress(token), hours: ADDRESS_CHANGE_HOURS };
    // The new address is not the account's yet: what comes back from there says nothing of the one it has.
    if (side === 'new') return this.send({ to: newEmail, language, id, text: newAddressMail(about, language) });
    const text = oldAddressMail({ ...about, byStaff: requestedBy !== userId }, language);
    return this.send({ to: email, language, id, recipient: account(userId), text });
  }

  private async send(mail: Parameters<Mailer['send']>[0]): Promise<undefined> {
    await this.mailer.send(mail);
  }
}
