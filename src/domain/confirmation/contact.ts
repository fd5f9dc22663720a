import { type Actor, may } from '../account/actor.js';
import { EMAIL_MAX } from '../account/email.js';
import { message } from '../messages/message.js';
import { NOTICE_LANGUAGES, type NoticeLanguage } from '../privacy/notice.js';
import { DomainError } from '../shared/domain-error.js';
import type { RulesFor } from '../shared/field-reader.js';

/** Who is asked. */
export const CONFIRMING_PARTIES = ['university', 'ministry'] as const;
export type ConfirmingParty = (typeof CONFIRMING_PARTIES)[number];

/** What mails and pages for contacts are written in: English, Malay, Chinese. */
export const CONTACT_LANGUAGES = NOTICE_LANGUAGES;
export type ContactLanguage = NoticeLanguage;

export interface ContactFields {
  /** `null`: of the ministry. */
  readonly universityId: number | null;
  readonly email: string;
  /** As the mail addresses it, such as "Office of the Registrar". */
  readonly office: string;
  readonly language: ContactLanguage;
  /** How it was made sure that the address is theirs. */
  readonly verification: string;
}

/** What counts only once a second officer has released it, or at once. */
interface Entered {
  readonly enteredBy: number;
  readonly enteredAt: Date;
  readonly releasedBy: number | null;
  readonly releasedAt: Date | null;
}

/** Where a university or the ministry is asked. Who entered the address has verified it. */
export interface Contact extends ContactFields, Entered {
  readonly id: number;
  readonly version: number;
}

export interface MailDomainFields {
  readonly universityId: number;
  readonly domain: string;
}

/** A domain that the addresses of a university lie in. */
export interface MailDomain extends MailDomainFields, Entered {
  readonly id: number;
  readonly version: number;
}

export const CONTACT_FIELDS = {
  email: { kind: 'email', label: 'email', most: EMAIL_MAX, example: 'registrar@um.example' },
  office: { kind: 'line', label: 'office', most: 200, example: 'Office of the Registrar' },
  language: { kind: 'choice', label: 'language', of: CONTACT_LANGUAGES, empty: 'en' },
  verification: {
    kind: 'lines',
    label: 'verification',
    most: 1000,
    example: 'Called the switchboard that the website of the university names.',
  },
} as const satisfies RulesFor<Omit<ContactFields, 'universityId'>>;

/** At least two labels of letters, digits and dashes, none of which a dash begins or ends. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
export const DOMAIN_MAX = 200;

/** A domain as addresses have it, or `null` where it is none. */
export function readMailDomain(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > DOMAIN_MAX) return null;
  const domain = given.trim().toLowerCase().replace(/^@/u, '');
  return DOMAIN.test(domain) ? domain : null;
}

export function partyOf({ universityId }: Pick<Contact, 'universityId'>): ConfirmingParty {
  return universityId === null ? 'ministry' : 'university';
}

export function isReleased({ releasedBy }: Entered): boolean {
  return releasedBy !== null;
}

/** Whether an address lies in one of the domains, or below it. */
export function liesWithin(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/**
 * Whether a contact may be asked: an address within the released domains of its university at once, any other and each
 * of the ministry once a second officer has released it.
 */
export function mayBeAsked(contact: Contact, domains: readonly MailDomain[]): boolean {
  if (isReleased(contact)) return true;
  const own = domains.filter((one) => one.universityId === contact.universityId && isReleased(one));
  const names = own.map(({ domain }) => domain);
  return contact.universityId !== null && liesWithin(contact.email, names);
}

/**
 * Whether what was mailed to an address may still go there: its contact is there, has that address, and may be asked.
 */
export function isAskedAt(email: string, contact: Contact | null, domains: readonly MailDomain[]): boolean {
  return contact !== null && contact.email === email && mayBeAsked(contact, domains);
}

/** Contacts are seen by who keeps them, and by who asks them. */
export function seesContacts(actor: Actor): boolean {
  return keepsContacts(actor) || may(actor, 'confirmations.manage');
}

/** Whether the actor keeps contacts and mail domains, and so may release those that others have entered. */
export function keepsContacts(actor: Actor): boolean {
  return may(actor, 'catalog.manage');
}

/** Whether the actor is the second officer that something entered waits for. */
export function mayRelease(actor: Actor, entered: Entered): boolean {
  return keepsContacts(actor) && !isReleased(entered) && actor.userId !== entered.enteredBy;
}

/** What is entered counts for whoever enters it, and for nobody yet as released. */
export function enteredBy(officerId: number, now: Date): Entered {
  return { enteredBy: officerId, enteredAt: now, releasedBy: null, releasedAt: null };
}

/** What its university became another one for waits again, by whoever made that of it. */
export function enteredAnew<T extends Entered>(entered: T, officerId: number, now: Date): T {
  return { ...entered, ...enteredBy(officerId, now) };
}

/**
 * What waits would be released for another university than whoever entered it meant.
 * @throws DomainError `contact_not_released` where one of a university's contacts or mail domains waits for release.
 */
export function refuseWaiting(contacts: readonly Contact[], domains: readonly MailDomain[]): void {
  if (domains.every(isReleased) && contacts.every((contact) => mayBeAsked(contact, domains))) return;
  throw new DomainError('contact_not_released', message('entries_wait'));
}

/** A change of whom it belongs to, or where its mails go, is as good as another contact. */
export function isOtherContact(before: ContactFields, after: ContactFields): boolean {
  return before.email !== after.email || before.universityId !== after.universityId;
}

export function changedContact(before: Contact, after: Contact, officerId: number, now: Date): Contact {
  return isOtherContact(before, after) ? enteredAnew(after, officerId, now) : after;
}

/** Released again it stays as it was released. @throws DomainError `forbidden` for whoever entered it. */
export function release<T extends Entered>(entered: T, actor: Actor, now: Date): T {
  if (actor.userId === entered.enteredBy) throw new DomainError('forbidden', message('second_officer_needed'));
  return isReleased(entered) ? entered : { ...entered, releasedBy: actor.userId, releasedAt: now };
}
