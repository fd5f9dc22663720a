import type { AddressSide } from '../../domain/account/address-change.js';
import type { FactorChange } from '../../domain/account/factors.js';
import type { Language, User } from '../../domain/account/user.js';
import type { DropCause, HeldAction } from '../../domain/review/held-decision.js';

/** Contacts of universities are also written to in Malay. */
export type MailLanguage = Language | 'ms';

/** What contacts of universities and the ministry are asked and told, and the officers who ask. */
export type ConfirmationContent =
  | {
      readonly template: 'confirmation-request';
      readonly party: 'university' | 'ministry';
      readonly office: string;
      readonly student: string;
      readonly programme: string;
      readonly isReminder: boolean;
      readonly url: string;
      readonly deskUrl: string;
    }
  | {
      readonly template: 'confirmation-receipt';
      readonly party: 'university' | 'ministry';
      readonly office: string;
      readonly student: string;
      readonly programme: string;
      readonly declined: boolean;
      readonly answeredBy: string;
      readonly url: string;
    }
  | {
      readonly template: 'confirmation-desk';
      readonly office: string;
      readonly open: number;
      readonly url: string;
    }
  | {
      readonly template: 'confirmation-differs';
      readonly office: string;
      readonly student: string;
      readonly programme: string;
      readonly url: string;
    }
  | {
      readonly template: 'confirmation-disputed';
      /** Whether the office is asked again. */
      readonly isOpen: boolean;
      readonly office: string;
      readonly student: string;
      readonly programme: string;
      readonly url: string;
    };

/** What integrators are told. */
export type IntegratorContent =
  | {
      readonly template: 'key-leaked';
      readonly key: string;
      readonly beginning: string;
      readonly integrator: string;
    }
  | { readonly template: 'member-invited'; readonly integrator: string; readonly url: string; readonly hours: number }
  /** To an address that somebody typed. */
  | {
      readonly template: 'access-asked';
      readonly organisation: string;
      readonly confirmUrl: string;
      readonly days: number;
    }
  | { readonly template: 'access-declined'; readonly organisation: string; readonly reason: string }
  | { readonly template: 'webhook-off'; readonly integrator: string; readonly address: string };

/** What both mailboxes are asked before an account has another address. */
export type AddressContent =
  | {
      readonly template: 'address-change';
      readonly side: AddressSide;
      readonly newEmail: string;
      readonly byStaff: boolean;
      readonly url: string;
      readonly hours: number;
    }
  /** To an address that has an account of its own. */
  | { readonly template: 'address-taken' };

/** The mails there are, with what each is about. */
export type MailContent =
  | ConfirmationContent
  | IntegratorContent
  | {
      readonly template: 'code';
      readonly purpose: 'register' | 'reset';
      readonly code: string;
      readonly minutes: number;
    }
  | { readonly template: 'account-exists' }
  | { readonly template: 'account-made'; readonly url: string; readonly hours: number }
  | { readonly template: 'password-changed' }
  | { readonly template: 'factors-changed'; readonly change: FactorChange }
  | {
      readonly template: 'new-device';
      readonly device: string;
      readonly network: string;
      /** With its time zone. */
      readonly at: string;
    }
  | { readonly template: 'email-changed'; readonly passwordToo: boolean }
  | AddressContent
  | { readonly template: 'application-received'; readonly applicant: string; readonly university: string }
  | {
      readonly template: 'verified';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly checkUrl: string;
    }
  | {
      readonly template: 'withdrawn';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly reason: string;
      readonly checkUrl: string;
    }
  | {
      readonly template: 'corrected';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly edition: number;
      /** The edition to use: this one, or one that has followed it. */
      readonly inForce: number;
      readonly reason: string;
      readonly checkUrl: string;
    }
  | {
      /** With the same particulars. */
      readonly template: 'reissued';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly edition: number;
      readonly checkUrl: string;
    }
  | {
      /** To somebody who checked a report and wanted to be told. */
      readonly template: 'report-changed';
      readonly change: 'withdrawn' | 'corrected' | 'reissued';
      readonly reportNumber: string;
      readonly reason: string;
      readonly checkUrl: string;
      readonly stopUrl: string;
    }
  | {
      /** To an address that somebody typed. */
      readonly template: 'watch-asked';
      readonly reportNumber: string;
      readonly confirmUrl: string;
    }
  | {
      readonly template: 'looked-up';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly pageUrl: string;
    }
  | {
      readonly template: 'share-locked';
      readonly applicant: string;
      readonly university: string;
      /** Who the link was for, in the holder's words. */
      readonly recipient: string;
      readonly pageUrl: string;
    }
  | {
      /** To whom keeps the sealed ends of the audit trail. */
      readonly template: 'audit-anchor';
      readonly anchor: string;
    }
  | {
      /** To the officer who prepared a record. */
      readonly template: 'record-adopted';
      readonly application: string;
      readonly url: string;
    }
  | {
      /** To the officer who decided. */
      readonly template: 'decision-dropped';
      readonly action: HeldAction;
      readonly cause: DropCause;
      /** Its number, and whose it is. */
      readonly application: string;
      readonly url: string;
    }
  | { readonly template: 'rejected'; readonly applicant: string; readonly university: string; readonly reason: string };

/** An account, or an enquiry to a contact. */
export interface Recipient {
  readonly kind: 'account' | 'confirmation';
  readonly id: number;
}

export const account = (id: number): Recipient => ({ kind: 'account', id });

/** Whom a mail to the owner of an account goes to. */
export const toOwner = ({ id, email: to, language }: Pick<User, 'id' | 'email' | 'language'>) => ({
  to,
  language,
  recipient: account(id),
});

export interface Mail {
  readonly to: string;
  readonly language: MailLanguage;
  /**
   * The same for every try of one mail, so that a mail sent twice is recognised as one. Letters, digits, dots and
   * dashes.
   */
  readonly id: string;
  /** Whose address it is, to whom what comes back is traced; left out: nobody's that is known here. */
  readonly recipient?: Recipient;
  /** Which application it is about: mail programs show all mails on one as one thread. */
  readonly certificateId?: number;
  readonly content: MailContent;
}

/** The mail server will never take mail for this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export abstract class Mailer {
  /** @throws MailRefused where trying again is of no use. */
  abstract send(mail: Mail): Promise<void>;
}
