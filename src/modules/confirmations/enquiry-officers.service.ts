import { Injectable } from '@nestjs/common';
import type { Role } from '../../domain/account/role.js';
import type { Language, User } from '../../domain/account/user.js';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import type { JobEffect } from '../../platform/jobs/job-handler.port.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { RoleReader } from '../roles/role.repository.js';
import { UserReader } from '../users/user.repository.js';
import type { AboutEnquiry } from './confirmation.mail.js';

const MOST = 1000;

/** What is told names a student: it is for those who still see enquiries. */
const mayAsk = ({ permissions }: Role) => permissions.includes('confirmations.manage');

type TellingJob = 'mail.confirmation-differs' | 'mail.confirmation-disputed' | 'mail.confirmation-ended';
interface Told {
  readonly textOf: TextOf;
  /** Whether it is for all who may ask where whoever asked is gone. */
  readonly concernsAll: boolean;
}
type TextOf = (about: AboutEnquiry, language: Language) => MailText;

/**
 * Who is told what comes of an enquiry: the officer who asked; where the account is gone or off, or may ask no more,
 * all who may, or nobody where it is an everyday matter.
 */
@Injectable()
export class EnquiryOfficers {
  constructor(
    private readonly users: UserReader,
    private readonly roles: RoleReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {}

  /** Mails the one whom the job is for; where there are several, each gets a job of their own. */
  async tell<N extends TellingJob>(
    name: N,
    { mailId, payload }: OpenJob<N>,
    asked: Confirmation,
    { textOf, concernsAll }: Told,
  ): Promise<JobEffect | undefined> {
    const officers = await this.toTell(asked, concernsAll, payload.userId);
    const [officer] = officers;
    if (!officer) return undefined;
    if (officers.length > 1) {
      return async (tx) => {
        for (const { id } of officers) await tx.outbox.add(name, { ...payload, userId: id });
      };
    }
    const { certificateId, identity, office } = asked;
    const about = {
      office,
      student: identity.name ?? '',
      programme: identity.major ?? '',
      url: this.links.reviewPage(certificateId),
    };
    const text = textOf(about, officer.language);
    await this.mailer.send({ ...toOwner(officer), id: mailId, certificateId, text });
    return undefined;
  }

  private async toTell({ createdBy }: Confirmation, concernsAll: boolean, userId?: number): Promise<User[]> {
    const found = await this.users.findById(userId ?? createdBy);
    if (found?.user.status === 'active' && mayAsk(found.role)) return [found.user];
    return concernsAll && userId === undefined ? this.whoMayAsk() : [];
  }

  private async whoMayAsk(): Promise<User[]> {
    const asking = (await this.roles.all()).filter(mayAsk);
    const active: User[] = [];
    for (const { id: roleId } of asking) {
      const { items } = await this.users.list({
        filter: { roleId, status: 'active' },
        sort: { field: 'id', descending: false },
        page: { offset: 0, limit: MOST },
      });
      active.push(...items);
    }
    return active;
  }
}
