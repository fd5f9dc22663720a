import type { Contact, MailDomain } from '../../domain/confirmation/contact.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { toDate } from '../../platform/db/moments.js';
import type { ContactEntity, MailDomainEntity } from './contact.entity.js';
import type { NewContact, NewMailDomain } from './contact.repository.js';

const WORDS_MAX = 1000;

/** The words of some texts as `whereAnywhere` reads them. */
export function searchable(...texts: readonly (string | null)[]): string {
  return indexWords(texts.filter((text) => text !== null).join(' '))
    .join(' ')
    .slice(0, WORDS_MAX);
}

type Row = Pick<ContactEntity, 'entered_by' | 'entered_at' | 'released_by' | 'released_at'>;

function entered(row: Row) {
  return {
    enteredBy: row.entered_by,
    enteredAt: toDate(row.entered_at),
    releasedBy: row.released_by,
    releasedAt: row.released_at === null ? null : toDate(row.released_at),
  };
}

function enteredColumns(one: Pick<Contact, 'enteredBy' | 'enteredAt' | 'releasedBy' | 'releasedAt'>): Row {
  return {
    entered_by: one.enteredBy,
    entered_at: one.enteredAt.getTime(),
    released_by: one.releasedBy,
    released_at: one.releasedAt?.getTime() ?? null,
  };
}

export function toContact(row: ContactEntity): Contact {
  const { id, version, university_id: universityId, email, office, language, verification } = row;
  return { id, version, universityId, email, office, language, verification, ...entered(row) };
}

export function toContactColumns(contact: NewContact): Omit<ContactEntity, 'id' | 'version'> {
  const { universityId, email, office, language, verification } = contact;
  return {
    university_id: universityId,
    owner_key: universityId ?? 0,
    email,
    office,
    language,
    verification,
    words: searchable(email, office),
    ...enteredColumns(contact),
  };
}

export function toDomain(row: MailDomainEntity): MailDomain {
  const { id, version, university_id: universityId, domain } = row;
  return { id, version, universityId, domain, ...entered(row) };
}

export function toDomainColumns(domain: NewMailDomain): Omit<MailDomainEntity, 'id' | 'version'> {
  return { university_id: domain.universityId, domain: domain.domain, ...enteredColumns(domain) };
}
