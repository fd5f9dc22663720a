import type { Language } from '../../domain/account/user.js';

/** The mails there are, with what each is about. */
export type MailContent =
  | {
      readonly template: 'code';
      readonly purpose: 'register' | 'reset';
      readonly code: string;
      readonly minutes: number;
    }
  | { readonly template: 'account-exists' }
  | { readonly template: 'account-made' }
  | { readonly template: 'password-changed' }
  | { readonly template: 'email-changed'; readonly passwordToo: boolean }
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
      readonly reason: string;
      readonly checkUrl: string;
    }
  | {
      /** To somebody who checked a report and wanted to be told. */
      readonly template: 'report-changed';
      readonly change: 'withdrawn' | 'corrected';
      readonly reportNumber: string;
      readonly reason: string;
      readonly checkUrl: string;
      readonly stopUrl: string;
    }
  | {
      readonly template: 'looked-up';
      readonly applicant: string;
      readonly university: string;
      readonly reportNumber: string;
      readonly pageUrl: string;
    }
  | { readonly template: 'rejected'; readonly applicant: string; readonly university: string; readonly reason: string };

export interface Mail {
  readonly to: string;
  readonly language: Language;
  /** The same for every try of one mail, so that a mail sent twice is recognised as one. Letters, digits, dots and dashes. */
  readonly id: string;
  readonly content: MailContent;
}

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
