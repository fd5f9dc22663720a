import type { ConfirmingParty, Contact, MailDomain } from '../../domain/confirmation/contact.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface ContactFilter {
  readonly ids?: readonly number[];
  readonly universityId?: number;
  readonly party?: ConfirmingParty;
  /** Beginnings of words of the address, the office and the university. */
  readonly q?: string;
  /** Not released, and entered by others than this officer. */
  readonly waitsFor?: number;
}

export type ContactSort = 'id' | 'email' | 'office' | 'universityId' | 'enteredBy';

export interface MailDomainFilter {
  readonly ids?: readonly number[];
  readonly universityId?: number;
  /** Beginnings of words of the domain and the university. */
  readonly q?: string;
  /** Not released, and entered by others than this officer. */
  readonly waitsFor?: number;
}

export type MailDomainSort = 'id' | 'domain' | 'universityId' | 'enteredBy';

export type NewContact = Omit<Contact, 'id' | 'version'>;
export type NewMailDomain = Omit<MailDomain, 'id' | 'version'>;

export abstract class ContactReader {
  abstract findById(id: number): Promise<Contact | null>;
  /** Those with an address, in whatever letter case. */
  abstract findByEmail(email: string): Promise<Contact[]>;
  abstract list(request: ListRequest<ContactSort, ContactFilter>): Promise<Page<Contact>>;
  abstract findDomain(id: number): Promise<MailDomain | null>;
  abstract listDomains(request: ListRequest<MailDomainSort, MailDomainFilter>): Promise<Page<MailDomain>>;
  /** All domains of these universities. */
  abstract domainsOf(universityIds: readonly number[]): Promise<MailDomain[]>;
}

export interface ContactStore {
  /** As it is, without keeping anybody from it. */
  find(id: number): Promise<Contact | null>;
  /** Nobody else changes it before this transaction ends. */
  lock(id: number): Promise<Contact | null>;
  /** Those of a university, locked likewise. */
  lockAllOf(universityId: number): Promise<Contact[]>;
  /** @throws DomainError `already_exists` where the university or the ministry has one with this address. */
  insert(contact: NewContact): Promise<Contact>;
  /** @throws DomainError `stale_version`; `already_exists` as `insert` does. */
  update(contact: Contact): Promise<Contact>;
  remove(id: number): Promise<void>;
  lockDomain(id: number): Promise<MailDomain | null>;
  domainsOf(universityId: number): Promise<MailDomain[]>;
  /** @throws DomainError `already_exists` where the university has it. */
  insertDomain(domain: NewMailDomain): Promise<MailDomain>;
  /** @throws DomainError `stale_version`. */
  updateDomain(domain: MailDomain): Promise<MailDomain>;
  removeDomain(id: number): Promise<void>;
}
