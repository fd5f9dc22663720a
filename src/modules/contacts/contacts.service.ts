import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { contactChange } from '../../domain/confirmation/confirmation.audit.js';
import {
  type Contact,
  type ContactFields,
  changedContact,
  enteredBy,
  isOtherContact,
  type MailDomain,
  mayBeAsked,
  mayRelease,
  release,
  seesContacts,
} from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type ContactFilter, ContactReader, type ContactSort } from './contact.repository.js';
import { cancelOpenOf } from './contact-side-effects.steps.js';
import { requireUniversity, ShownEntriesService, type ShownEntry, UNNAMED } from './shown-entries.service.js';

/** A contact with whether it may be asked as things are. */
export interface ShownContact extends ShownEntry {
  readonly contact: Contact;
  readonly counts: boolean;
}

/** What a list is narrowed to. */
export interface AskedContacts extends Omit<ContactFilter, 'waitsFor'> {
  /** What the caller may release. */
  readonly releasable?: boolean;
}

const WAITING_MAX = 1000;

/** Where universities and the ministry are asked. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: ContactReader,
    private readonly entries: ShownEntriesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden` for whoever neither keeps contacts nor asks them. */
  async list(
    actor: Actor,
    { filter, ...request }: ListRequest<ContactSort, AskedContacts>,
  ): Promise<Page<ShownContact>> {
    requireSight(actor);
    const { releasable, ...asked } = filter;
    const ids = releasable ? await this.releasableBy(actor, asked.ids) : asked.ids;
    const { items, total } = await this.contacts.list({ ...request, filter: { ...asked, ...(ids ? { ids } : {}) } });
    return { items: await this.shown(actor, items), total };
  }

  /** How many the caller may release. */
  async countReleasable(actor: Actor): Promise<number> {
    return (await this.releasableBy(actor)).length;
  }

  /** @throws DomainError `forbidden` as `list` does, `not_found`. */
  async detail(actor: Actor, id: number): Promise<ShownContact> {
    requireSight(actor);
    const contact = await this.contacts.findById(id);
    if (!contact) throw notFound('Contact');
    return this.shownOne(actor, contact);
  }

  /** @throws DomainError `invalid_input` for a university that there is not, `already_exists`. */
  async add(actor: Actor, fields: ContactFields): Promise<ShownContact> {
    const now = this.clock.now();
    const added = await this.unitOfWork.run(async (tx) => {
      await requireUniversity(tx, fields.universityId);
      const contact = await tx.contacts.insert({ ...fields, ...enteredBy(actor.userId, now) });
      tx.audit.record(contactChange(actor.userId, 'contact', null, contact, 'added'));
      return contact;
    });
    return this.shownOne(actor, added);
  }

  /**
   * Fields that are not given stay. What it is still asked is cancelled where it is another contact now: it was mailed
   * to whom the former one was.
   * @throws DomainError `not_found`, `stale_version`, `already_exists`.
   */
  async change(actor: Actor, target: ChangeTarget, given: Partial<ContactFields>): Promise<ShownContact> {
    const now = this.clock.now();
    const changed = await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(target.id);
      if (!current) throw notFound('Contact');
      refuseStale(current, target);
      await requireUniversity(tx, given.universityId ?? null);
      const wanted = changedContact(current, withChanges(current, given), actor.userId, now);
      const after = await tx.contacts.update(wanted);
      if (isOtherContact(current, after)) await cancelOpenOf(tx, after.id, actor.userId, now);
      tx.audit.record(contactChange(actor.userId, 'contact', current, after, 'changed'));
      return after;
    });
    return this.shownOne(actor, changed);
  }

  /**
   * @throws DomainError `not_found`, `stale_version` where it is not as it was seen, `forbidden` for whoever entered
   * it.
   */
  async release(actor: Actor, id: number, version?: number): Promise<ShownContact> {
    const now = this.clock.now();
    const released = await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(id);
      if (!current) throw notFound('Contact');
      refuseStale(current, { version });
      const wanted = release(current, actor, now);
      if (wanted === current) return current;
      const after = await tx.contacts.update(wanted);
      tx.audit.record(contactChange(actor.userId, 'contact', current, after, 'released'));
      return after;
    });
    return this.shownOne(actor, released);
  }

  /** What it is still asked is cancelled; what it has answered stays. @throws DomainError `not_found`. */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lock(id);
      if (!current) throw notFound('Contact');
      refuseStale(current, { version });
      await cancelOpenOf(tx, id, actor.userId, now);
      await tx.contacts.remove(id);
      tx.audit.record(contactChange(actor.userId, 'contact', current, null, 'removed'));
    });
  }

  /** What waits for others is little. */
  private async releasableBy(actor: Actor, among?: readonly number[]): Promise<number[]> {
    const filter = { waitsFor: actor.userId, ...(among ? { ids: among } : {}) };
    const sort = { field: 'id', descending: false } as const;
    const { items } = await this.contacts.list({ filter, sort, page: { offset: 0, limit: WAITING_MAX } });
    const waiting = items.filter((contact) => mayRelease(actor, contact));
    const domains = await this.domainsOf(waiting);
    return waiting.filter((contact) => !mayBeAsked(contact, domains)).map(({ id }) => id);
  }

  private domainsOf(contacts: readonly Contact[]): Promise<MailDomain[]> {
    return this.contacts.domainsOf([...new Set(contacts.flatMap(({ universityId }) => universityId ?? []))]);
  }

  private async shownOne(actor: Actor, contact: Contact): Promise<ShownContact> {
    const [shown] = await this.shown(actor, [contact]);
    if (!shown) throw notFound('Contact');
    return shown;
  }

  private async shown(actor: Actor, contacts: readonly Contact[]): Promise<ShownContact[]> {
    const domains = await this.domainsOf(contacts);
    const entries = await this.entries.of(actor, contacts);
    return contacts.map((contact, at) => {
      const counts = mayBeAsked(contact, domains);
      const entry = entries[at] ?? UNNAMED;
      return { contact, ...entry, counts, mayRelease: entry.mayRelease && !counts };
    });
  }
}

function requireSight(actor: Actor): void {
  if (!seesContacts(actor)) throw new DomainError('forbidden', message('not_allowed'));
}
