import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { confirmationChanged, contactChange } from '../../domain/confirmation/confirmation.audit.js';
import { cancelled } from '../../domain/confirmation/confirmation.operations.js';
import {
  type Contact,
  type ContactFields,
  changedContact,
  enteredBy,
  type MailDomain,
  type MailDomainFields,
  mayBeAsked,
  release,
} from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import {
  type ContactFilter,
  ContactReader,
  type ContactSort,
  type MailDomainFilter,
  type MailDomainSort,
} from './contact.repository.js';

const contactNotFound = () => new DomainError('not_found', message('not_found', { what: 'Contact' }));
const domainNotFound = () => new DomainError('not_found', message('not_found', { what: 'Mail domain' }));

/** A contact with whether it may be asked as things are. */
export interface JudgedContact {
  readonly contact: Contact;
  readonly counts: boolean;
}

/** Where universities and the ministry are asked. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: ContactReader,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest<ContactSort, ContactFilter>): Promise<Page<JudgedContact>> {
    const { items, total } = await this.contacts.list(request);
    return { items: await this.judge(items), total };
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<JudgedContact> {
    const contact = await this.contacts.findById(id);
    if (!contact) throw contactNotFound();
    return this.judgeOne(contact);
  }

  /** @throws DomainError `invalid_input` for a university that there is not, `already_exists`. */
  async add(actor: Actor, fields: ContactFields): Promise<JudgedContact> {
    const now = this.clock.now();
    const added = await this.unitOfWork.run(async (tx) => {
      await requireUniversity(tx, fields.universityId);
      const contact = await tx.contacts.insert({ ...fields, ...enteredBy(actor.userId, now) });
      tx.audit.record(contactChange(actor.userId, 'contact', null, contact, 'added'));
      return contact;
    });
    return this.judgeOne(added);
  }

  /** Fields that are not given stay. @throws DomainError `not_found`, `stale_version`, `already_exists`. */
  async change(actor: Actor, target: ChangeTarget, given: Partial<ContactFields>): Promise<JudgedContact> {
    const now = this.clock.now();
    const changed = await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(target.id);
      if (!current) throw contactNotFound();
      refuseStale(current, target);
      await requireUniversity(tx, given.universityId ?? null);
      const wanted = changedContact(current, withChanges(current, given), actor.userId, now);
      const after = await tx.contacts.update(wanted);
      tx.audit.record(contactChange(actor.userId, 'contact', current, after, 'changed'));
      return after;
    });
    return this.judgeOne(changed);
  }

  /** @throws DomainError `not_found`, `forbidden` for whoever entered it. */
  async release(actor: Actor, id: number): Promise<JudgedContact> {
    const now = this.clock.now();
    const released = await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(id);
      if (!current) throw contactNotFound();
      const wanted = release(current, actor, now);
      if (wanted === current) return current;
      const after = await tx.contacts.update(wanted);
      tx.audit.record(contactChange(actor.userId, 'contact', current, after, 'released'));
      return after;
    });
    return this.judgeOne(released);
  }

  /** What it is still asked is cancelled; what it has answered stays. @throws DomainError `not_found`. */
  async remove(actor: Actor, id: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(id);
      if (!current) throw contactNotFound();
      for (const open of await tx.confirmations.lockOpenOf(id)) {
        const after = await tx.confirmations.update(cancelled(open, 'officer', 'officer', now));
        tx.audit.record(confirmationChanged(actor.userId, 'confirmation.cancelled', after));
      }
      await tx.contacts.remove(id);
      tx.audit.record(contactChange(actor.userId, 'contact', current, null, 'removed'));
    });
  }

  listDomains(request: ListRequest<MailDomainSort, MailDomainFilter>): Promise<Page<MailDomain>> {
    return this.contacts.listDomains(request);
  }

  /** @throws DomainError `not_found`. */
  async domain(id: number): Promise<MailDomain> {
    const found = await this.contacts.findDomain(id);
    if (!found) throw domainNotFound();
    return found;
  }

  /** @throws DomainError `invalid_input` for a university that there is not, `already_exists`. */
  addDomain(actor: Actor, fields: MailDomainFields): Promise<MailDomain> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      await requireUniversity(tx, fields.universityId);
      const domain = await tx.contacts.insertDomain({ ...fields, ...enteredBy(actor.userId, now) });
      tx.audit.record(contactChange(actor.userId, 'mail-domain', null, domain, 'added'));
      return domain;
    });
  }

  /** @throws DomainError `not_found`, `forbidden` for whoever entered it. */
  releaseDomain(actor: Actor, id: number): Promise<MailDomain> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lockDomain(id);
      if (!current) throw domainNotFound();
      const wanted = release(current, actor, now);
      if (wanted === current) return current;
      const after = await tx.contacts.updateDomain(wanted);
      tx.audit.record(contactChange(actor.userId, 'mail-domain', current, after, 'released'));
      return after;
    });
  }

  /** Contacts within it need their own release from now on. @throws DomainError `not_found`. */
  async removeDomain(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lockDomain(id);
      if (!current) throw domainNotFound();
      await tx.contacts.removeDomain(id);
      tx.audit.record(contactChange(actor.userId, 'mail-domain', current, null, 'removed'));
    });
  }

  private async judgeOne(contact: Contact): Promise<JudgedContact> {
    const [judged] = await this.judge([contact]);
    return judged ?? { contact, counts: false };
  }

  private async judge(contacts: readonly Contact[]): Promise<JudgedContact[]> {
    const universities = contacts.flatMap(({ universityId }) => universityId ?? []);
    const domains = await this.contacts.domainsOf([...new Set(universities)]);
    return contacts.map((contact) => ({ contact, counts: mayBeAsked(contact, domains) }));
  }
}

async function requireUniversity(tx: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx.universities.lock([id]);
  if (found) return;
  const said = message('university_expected');
  throw new DomainError('invalid_input', said, { errors: { universityId: said } });
}
