import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  CONFIRMING_PARTIES,
  CONTACT_FIELDS,
  CONTACT_LANGUAGES,
  type ConfirmingParty,
  type ContactLanguage,
  DOMAIN_MAX,
  partyOf,
  readMailDomain,
} from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import { Field } from '../../platform/http/field.decorator.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import {
  choiceFilter,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { ContactSort, MailDomainSort } from './contact.repository.js';
import type { AskedContacts, ShownContact } from './contacts.service.js';
import type { AskedDomains, ShownDomain } from './mail-domains.service.js';
import type { ShownEntry } from './shown-entries.service.js';

/** The ministry has to be said: what is left out may have been forgotten. */
const university = (given: unknown) => {
  if (given === undefined) return message('contact_party_needed');
  return given === null || isRecordId(given) ? null : message('university_expected');
};

export class ContactInputDto {
  /** Null: a contact of the ministry. @example 5 */
  @Rule(university)
  universityId!: number | null;

  /** @example "registrar@um.example" */
  @Field(CONTACT_FIELDS.email)
  email!: string;

  /** As mails address it. @example "Office of the Registrar" */
  @Field(CONTACT_FIELDS.office)
  office!: string;

  /** Of the mails and the page. @example "en" */
  @Field(CONTACT_FIELDS.language, { asks: message('language_needed') })
  language!: ContactLanguage;

  /**
   * How it was made sure that the address is theirs.
   * @example "Called the switchboard that the website of the university names."
   */
  @Field(CONTACT_FIELDS.verification)
  verification!: string;
}

/** What is left out stays as it is; another address or university has to be released anew. */
export class ContactChangeDto extends PartialType(ContactInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

class EnteredDto {
  /** Who entered and verified it. @example 3 */
  enteredBy!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  enteredAt!: string;
  /** What the account is called now; null where it is gone. @example "Officer Lim" */
  enteredByName!: string | null;
  /** The second officer. @example 4 */
  releasedBy!: number | null;
  /** @example "2026-03-03T04:05:06.789Z" */
  releasedAt!: string | null;
  /** @example "Officer Tan" */
  releasedByName!: string | null;
  /** Null for the ministry. @example "Universiti Malaya" */
  universityName!: string | null;
  /** Whether the caller is the second officer that it waits for. @example false */
  mayRelease!: boolean;
}

export class OfficeContactDto extends EnteredDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** Null for the ministry. @example 5 */
  universityId!: number | null;
  @ApiProperty({ enum: CONFIRMING_PARTIES, example: 'university' })
  party!: ConfirmingParty;
  /** @example "registrar@um.example" */
  email!: string;
  /** @example "Office of the Registrar" */
  office!: string;
  @ApiProperty({ enum: CONTACT_LANGUAGES, example: 'en' })
  language!: ContactLanguage;
  /** @example "Called the switchboard that the website of the university names." */
  verification!: string;
  /** Whether it may be asked: within a released domain of its university, or released itself. @example true */
  counts!: boolean;
}

type Entered = Pick<ShownDomain['domain'], 'enteredBy' | 'enteredAt' | 'releasedBy' | 'releasedAt'>;

function toEnteredDto({ enteredBy, enteredAt, releasedBy, releasedAt }: Entered, shown: ShownEntry): EnteredDto {
  const { enteredByName, releasedByName, universityName, mayRelease } = shown;
  return {
    enteredBy,
    enteredByName,
    enteredAt: enteredAt.toISOString(),
    releasedBy,
    releasedByName,
    releasedAt: releasedAt?.toISOString() ?? null,
    universityName,
    mayRelease,
  };
}

export function toOfficeContactDto(shown: ShownContact): OfficeContactDto {
  const { contact, counts } = shown;
  const { id, version, universityId, email, office, language, verification } = contact;
  const party = partyOf(contact);
  return {
    id,
    version,
    universityId,
    party,
    email,
    office,
    language,
    verification,
    counts,
    ...toEnteredDto(contact, shown),
  };
}

export const CONTACT_LIST: ListRules<ContactSort, AskedContacts> = {
  sortable: ['id', 'email', 'office', 'universityId', 'enteredBy'],
  filters: {
    id: idsFilter,
    universityId: idFilter,
    party: choiceFilter(...CONFIRMING_PARTIES),
    q: textFilter(Q_MAX),
    releasable: flagFilter,
  },
};

const domainProblem = (given: unknown) => (readMailDomain(given) === null ? message('mail_domain_expected') : null);

export class MailDomainInputDto {
  /** @example 5 */
  @IsRecordId('universityId')
  universityId!: number;

  /** Addresses in it, or below it, are those of the university. @example "um.edu.my" */
  @Rule(domainProblem)
  @ApiProperty({ type: String, maxLength: DOMAIN_MAX })
  domain!: string;
}

export class MailDomainDto extends EnteredDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 5 */
  universityId!: number;
  /** @example "um.edu.my" */
  domain!: string;
}

export function toMailDomainDto(shown: ShownDomain): MailDomainDto {
  const { id, version, universityId, domain } = shown.domain;
  return { id, version, universityId, domain, ...toEnteredDto(shown.domain, shown) };
}

export const MAIL_DOMAIN_LIST: ListRules<MailDomainSort, AskedDomains> = {
  sortable: ['id', 'domain', 'universityId', 'enteredBy'],
  filters: { id: idsFilter, universityId: idFilter, q: textFilter(Q_MAX), releasable: flagFilter },
};
