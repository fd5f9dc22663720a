import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { contactChange } from '../../domain/confirmation/confirmation.audit.js';
import { enteredBy, type MailDomain, type MailDomainFields, release } from '../../domain/confirmation/contact.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ContactReader, type MailDomainFilter, type MailDomainSort } from './contact.repository.js';
import { cancelUncovered } from './contact-side-effects.steps.js';
import { requireUniversity, ShownEntriesService, type ShownEntry, UNNAMED } from './shown-entries.service.js';

export interface ShownDomain extends ShownEntry {
  readonly domain: MailDomain;
}

/** What a list is narrowed to. */
export interface AskedDomains extends Omit<MailDomainFilter, 'waitsFor'> {
  /** What the caller may release. */
  readonly releasable?: boolean;
}

/** The total is all that is wanted. */
const ONE_ROW = { sort: { field: 'id', descending: false }, page: { offset: 0, limit: 1 } } as const;

/** The domains that the addresses of universities lie in. */
@Injectable()
export class MailDomainsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: ContactReader,
    private readonly entries: ShownEntriesService,
    private readonly clock: Clock,
  ) {}

  async list(
    actor: Actor,
    { filter, ...request }: ListRequest<MailDomainSort, AskedDomains>,
  ): Promise<Page<ShownDomain>> {
    const { releasable, ...asked } = filter;
    const waiting = releasable ? { waitsFor: actor.userId } : {};
    const { items, total } = await this.contacts.listDomains({ ...request, filter: { ...asked, ...waiting } });
    return { items: await this.shown(actor, items), total };
  }

  /** How many the caller may release. */
  async countReleasable(actor: Actor): Promise<number> {
    const filter = { waitsFor: actor.userId };
    return (await this.contacts.listDomains({ filter, ...ONE_ROW })).total;
  }

  /** @throws DomainError `not_found`. */
  async detail(actor: Actor, id: number): Promise<ShownDomain> {
    const found = await this.contacts.findDomain(id);
    if (!found) throw notFound('Mail domain');
    return this.shownOne(actor, found);
  }

  /** @throws DomainError `invalid_input` for a university that there is not, `already_exists`. */
  async add(actor: Actor, fields: MailDomainFields): Promise<ShownDomain> {
    const now = this.clock.now();
    const added = await this.unitOfWork.run(async (tx) => {
      await requireUniversity(tx, fields.universityId);
      const domain = await tx.contacts.insertDomain({ ...fields, ...enteredBy(actor.userId, now) });
      tx.audit.record(contactChange(actor.userId, 'mail-domain', null, domain, 'added'));
      return domain;
    });
    return this.shownOne(actor, added);
  }

  /** @throws DomainError `not_found`, `stale_version`, `forbidden` for whoever entered it. */
  async release(actor: Actor, id: number, version?: number): Promise<ShownDomain> {
    const now = this.clock.now();
    const released = await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lockDomain(id);
      if (!current) throw notFound('Mail domain');
      refuseStale(current, { version });
      const wanted = release(current, actor, now);
      if (wanted === current) return current;
      const after = await tx.contacts.updateDomain(wanted);
      tx.audit.record(contactChange(actor.userId, 'mail-domain', current, after, 'released'));
      return after;
    });
    return this.shownOne(actor, released);
  }

  /**
   * Contacts within it need their own release from now on; what they are still asked is cancelled.
   * @throws DomainError `not_found`.
   */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.contacts.lockDomain(id);
      if (!current) throw notFound('Mail domain');
      refuseStale(current, { version });
      await tx.contacts.removeDomain(id);
      await cancelUncovered(tx, current.universityId, actor.userId, now);
      tx.audit.record(contactChange(actor.userId, 'mail-domain', current, null, 'removed'));
    });
  }

  private async shownOne(actor: Actor, domain: MailDomain): Promise<ShownDomain> {
    const [shown] = await this.shown(actor, [domain]);
    if (!shown) throw notFound('Mail domain');
    return shown;
  }

  private async shown(actor: Actor, domains: readonly MailDomain[]): Promise<ShownDomain[]> {
    const entries = await this.entries.of(actor, domains);
    return domains.map((domain, at) => ({ domain, ...(entries[at] ?? UNNAMED) }));
  }
}
