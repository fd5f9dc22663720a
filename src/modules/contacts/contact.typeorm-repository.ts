import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Contact, MailDomain } from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { ordered, pageOf, type Searched, whereAnywhere } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { UniversityWordEntity } from '../universities/university.entity.js';
import { ContactEntity, MailDomainEntity } from './contact.entity.js';
import { toContact, toContactColumns, toDomain, toDomainColumns } from './contact.mapper.js';
import {
  type ContactFilter,
  ContactReader,
  type ContactSort,
  type ContactStore,
  type MailDomainFilter,
  type MailDomainSort,
  type NewContact,
  type NewMailDomain,
} from './contact.repository.js';

const ORDERS: Readonly<Record<ContactSort, readonly string[]>> = {
  id: ['t.id'],
  email: ['t.email', 't.id'],
  office: ['t.office', 't.id'],
  universityId: ['t.owner_key', 't.id'],
  enteredBy: ['t.entered_by', 't.id'],
};

const DOMAIN_ORDERS: Readonly<Record<MailDomainSort, readonly string[]>> = {
  id: ['t.id'],
  domain: ['t.domain', 't.id'],
  universityId: ['t.university_id', 't.id'],
  enteredBy: ['t.entered_by', 't.id'],
};

const UNIVERSITY = { column: 't.university_id', Words: UniversityWordEntity, owner: 'university_id' };
const SEARCHED: Searched = { words: [UNIVERSITY], texts: ['t.words'] };
/** With blanks where the words of a query are split. */
const DOMAIN_WORDS = "REPLACE(REPLACE(t.domain, '.', ' '), '-', ' ')";
const DOMAIN_SEARCHED: Searched = { words: [UNIVERSITY], texts: [DOMAIN_WORDS] };

const TAKEN = { email: message('contact_taken') };
const DOMAIN_TAKEN = { domain: message('mail_domain_taken') };

const waitingFor = (userId: number) => ({ released_by: IsNull(), entered_by: Not(userId) });

@Injectable()
export class TypeOrmContactReader extends ContactReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Contact | null> {
    const row = await this.database.read((manager) => manager.findOneBy(ContactEntity, { id }));
    return row && toContact(row);
  }

  override async findByEmail(email: string): Promise<Contact[]> {
    const where = { email: normaliseEmail(email) };
    const rows = await this.database.read((manager) => manager.find(ContactEntity, { where, order: { id: 'ASC' } }));
    return rows.map(toContact);
  }

  override list({ filter, sort, page }: ListRequest<ContactSort, ContactFilter>): Promise<Page<Contact>> {
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(ContactEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.universityId !== undefined) query.andWhere({ university_id: filter.universityId });
      if (filter.waitsFor !== undefined) query.andWhere(waitingFor(filter.waitsFor));
      if (filter.party) query.andWhere({ university_id: filter.party === 'ministry' ? IsNull() : Not(IsNull()) });
      if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toContact);
    });
  }

  override async findDomain(id: number): Promise<MailDomain | null> {
    const row = await this.database.read((manager) => manager.findOneBy(MailDomainEntity, { id }));
    return row && toDomain(row);
  }

  override listDomains({
    filter,
    sort,
    page,
  }: ListRequest<MailDomainSort, MailDomainFilter>): Promise<Page<MailDomain>> {
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(MailDomainEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.universityId !== undefined) query.andWhere({ university_id: filter.universityId });
      if (filter.waitsFor !== undefined) query.andWhere(waitingFor(filter.waitsFor));
      if (filter.q !== undefined) whereAnywhere(query, DOMAIN_SEARCHED, filter.q);
      return pageOf(ordered(query, DOMAIN_ORDERS[sort.field], sort.descending), page, toDomain);
    });
  }

  override async domainsOf(universityIds: readonly number[]): Promise<MailDomain[]> {
    if (universityIds.length === 0) return [];
    const where = { university_id: In(universityIds) };
    return (await this.database.read((manager) => manager.find(MailDomainEntity, { where }))).map(toDomain);
  }
}

export class TypeOrmContactStore implements ContactStore {
  constructor(private readonly manager: EntityManager) {}

  async find(id: number): Promise<Contact | null> {
    const row = await this.manager.findOneBy(ContactEntity, { id });
    return row && toContact(row);
  }

  async lock(id: number): Promise<Contact | null> {
    const row = await this.manager.findOne(ContactEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toContact(row);
  }

  async lockAllOf(universityId: number): Promise<Contact[]> {
    const where = { university_id: universityId };
    const rows = await this.manager.find(ContactEntity, { where, order: { id: 'ASC' }, ...forUpdate(this.manager) });
    return rows.map(toContact);
  }

  async insert(contact: NewContact): Promise<Contact> {
    const row = this.manager.create(ContactEntity, { ...toContactColumns(contact), version: 1 });
    await this.manager.insert(ContactEntity, row).catch(asTaken(TAKEN));
    return toContact(row);
  }

  async update(contact: Contact): Promise<Contact> {
    return updateVersioned(this.manager, ContactEntity, contact, toContactColumns(contact)).catch(asTaken(TAKEN));
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(ContactEntity, { id });
  }

  async lockDomain(id: number): Promise<MailDomain | null> {
    const row = await this.manager.findOne(MailDomainEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toDomain(row);
  }

  async domainsOf(universityId: number): Promise<MailDomain[]> {
    return (await this.manager.findBy(MailDomainEntity, { university_id: universityId })).map(toDomain);
  }

  async insertDomain(domain: NewMailDomain): Promise<MailDomain> {
    const row = this.manager.create(MailDomainEntity, { ...toDomainColumns(domain), version: 1 });
    await this.manager.insert(MailDomainEntity, row).catch(asTaken(DOMAIN_TAKEN));
    return toDomain(row);
  }

  async updateDomain(domain: MailDomain): Promise<MailDomain> {
    return updateVersioned(this.manager, MailDomainEntity, domain, toDomainColumns(domain));
  }

  async removeDomain(id: number): Promise<void> {
    await this.manager.delete(MailDomainEntity, { id });
  }
}
