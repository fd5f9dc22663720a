import { Env } from '../../src/config/env.js';
import { LANGUAGES } from '../../src/domain/account/user.js';
import { CONTACT_LANGUAGES } from '../../src/domain/confirmation/contact.js';
import { REISSUED } from '../../src/domain/report/report.js';
import { Links } from '../../src/domain/site/links.js';
import { auditAnchorMail } from '../../src/modules/audit/audit-anchor.mail.js';
import { accountExistsMail, registrationCodeMail, resetCodeMail } from '../../src/modules/auth/code.mail.js';
import { newDeviceMail } from '../../src/modules/auth/new-device.mail.js';
import { passwordChangedMail } from '../../src/modules/auth/password-changed.mail.js';
import {
  applicationReceivedMail,
  correctedMail,
  reissuedMail,
  rejectedMail,
  verifiedMail,
  withdrawnMail,
} from '../../src/modules/certificates/certificate.mail.js';
import { decisionDroppedMail } from '../../src/modules/certificates/decision-dropped.mail.js';
import { recordAdoptedMail } from '../../src/modules/certificates/record-adopted.mail.js';
import {
  confirmationDeskMail,
  confirmationDiffersMail,
  confirmationDisputedMail,
  confirmationEndedMail,
  confirmationReceiptMail,
  confirmationRequestMail,
} from '../../src/modules/confirmations/confirmation.mail.js';
import { factorsChangedMail } from '../../src/modules/factors/factors-changed.mail.js';
import { accessAskedMail, accessDeclinedMail } from '../../src/modules/integrators/access-request.mail.js';
import { keyLeakedMail } from '../../src/modules/integrators/key-leaked.mail.js';
import { reportChangedMail } from '../../src/modules/reports/report-changed.mail.js';
import { watchAskedMail } from '../../src/modules/reports/watch-asked.mail.js';
import { lookedUpMail } from '../../src/modules/sharing/looked-up.mail.js';
import { shareLockedMail } from '../../src/modules/sharing/share-locked.mail.js';
import { accountMadeMail, memberInvitedMail } from '../../src/modules/users/account-made.mail.js';
import { addressTakenMail, newAddressMail, oldAddressMail } from '../../src/modules/users/address-change.mail.js';
import { emailChangedMail } from '../../src/modules/users/email-changed.mail.js';
import { webhookOffMail } from '../../src/modules/webhooks/webhook-off.mail.js';
import { HmacReturnPaths } from '../../src/platform/mail/hmac.return-paths.js';
import { LayoutMailer } from '../../src/platform/mail/layout.mailer.js';
import { MailTransport, type OutgoingMail } from '../../src/platform/mail/mail.transport.js';
import type { MailText } from '../../src/platform/mail/mail-text.port.js';
import type { Mail, MailLanguage } from '../../src/platform/mail/mailer.port.js';

export interface MailExample {
  readonly title: string;
  readonly mail: unknown;
  readonly language: MailLanguage;
  readonly about: object;
  /** With other words in the place of some of them. */
  readonly text: (changes?: object) => MailText;
}

/** What decides what a mail says; everything else is said by it. */
export const isChoice = (name: string, value: unknown) =>
  ['change', 'action', 'cause', 'ending'].includes(name) || typeof value === 'boolean';

const examplesIn =
  <Language extends MailLanguage>(languages: readonly Language[]) =>
  <About extends object>(
    mail: (about: About, language: Language) => MailText,
    ...abouts: readonly [NoInfer<About>, ...NoInfer<About>[]]
  ): MailExample[] =>
    abouts.flatMap((about) => {
      const choices = Object.entries(about).filter(([name, value]) => isChoice(name, value));
      const which = [mail.name, ...choices.map(([name, value]) => `${name} ${value}`)].join(', ');
      return languages.map((language) => ({
        title: `${which} (${language})`,
        ...{ mail, language, about },
        text: (changes) => mail({ ...about, ...changes }, language),
      }));
    });

const ofAccounts = examplesIn(LANGUAGES);
const ofContacts = examplesIn(CONTACT_LANGUAGES);

const LINKS = new Links('https://verify.example.my');
const TOKEN = 'k3T9vQ2nB7wLx0aYc5dEfg';
const SIGNED = '17.1780286706.3q2-7w';
const CODE = { code: '042137', minutes: 10 };
const signIn = { url: LINKS.signInPage() };
const reset = { url: LINKS.resetPasswordPage() };
const invitation = { url: LINKS.invitation(TOKEN), hours: 24 };
const address = { newEmail: 'new@example.com', url: LINKS.confirmAddress(TOKEN), hours: 24 };
const review = { application: '4711, CHEN WEI', url: LINKS.reviewPage(4711) };
const sharing = { url: LINKS.sharingPage(4711) };
const integrator = 'Universiti Contoh';

const who = { applicant: 'Chen Wei', university: 'Universiti Malaya' };
const reportNumber = 'MYV-7K2QM-9T4XB-3HD8E';
const report = { reportNumber, checkUrl: LINKS.checkPage(reportNumber) };
const holders = { ...who, ...report, signInUrl: signIn.url };
const watched = { ...report, stopUrl: LINKS.stopWatching(SIGNED) };

const enquiry = {
  office: 'Kementerian Pendidikan Tinggi, Student division',
  student: 'Wang Xiaoming',
  programme: 'Physics',
  url: LINKS.confirmationPage(TOKEN),
};
/** What a registrar is asked. */
export const CONFIRMATION_REQUEST = { isReminder: false, deskUrl: LINKS.confirmationPage(), ...enquiry };
const receipt = { declined: false, answeredBy: 'Puan Lim', ...enquiry };

/** What contacts are written to, and officers of what comes of it. */
export const CONFIRMATION_EXAMPLES: readonly MailExample[] = [
  ...ofContacts(confirmationRequestMail, CONFIRMATION_REQUEST, { ...CONFIRMATION_REQUEST, isReminder: true }),
  ...ofContacts(confirmationReceiptMail, receipt, { ...receipt, declined: true }),
  ...ofContacts(confirmationDeskMail, { office: enquiry.office, open: 3, url: enquiry.url }),
  ...ofContacts(confirmationDiffersMail, enquiry),
  ...ofContacts(
    confirmationEndedMail,
    { ending: 'answered', ...enquiry },
    { ending: 'declined', ...enquiry },
    { ending: 'expired', ...enquiry },
    { ending: 'undeliverable', ...enquiry },
  ),
  ...ofContacts(confirmationDisputedMail, { isOpen: true, ...enquiry }, { isOpen: false, ...enquiry }),
];

/** All other mails. */
export const MAIL_EXAMPLES: readonly MailExample[] = [
  ...ofAccounts(registrationCodeMail, CODE),
  ...ofAccounts(resetCodeMail, { ...CODE, ...reset }),
  ...ofAccounts(accountExistsMail, signIn),
  ...ofAccounts(accountMadeMail, invitation),
  ...ofAccounts(passwordChangedMail, reset),
  ...ofAccounts(newDeviceMail, {
    ...{ device: 'Firefox on Windows', network: '203.0.113.0/24', at: '2026-11-24 09:00 UTC' },
    ...reset,
  }),
  ...ofAccounts(
    factorsChangedMail,
    { change: 'added', ...reset },
    { change: 'removed', ...reset },
    { change: 'all-removed', ...reset },
    { change: 'codes', ...reset },
  ),
  ...ofAccounts(oldAddressMail, { ...address, byStaff: false }, { ...address, byStaff: true }),
  ...ofAccounts(newAddressMail, address),
  ...ofAccounts(addressTakenMail, signIn),
  ...ofAccounts(emailChangedMail, { passwordToo: false, url: LINKS.home() }, { passwordToo: true, url: LINKS.home() }),
  ...ofAccounts(applicationReceivedMail, { ...who, url: LINKS.statusPage(4711) }),
  ...ofAccounts(verifiedMail, holders),
  ...ofAccounts(withdrawnMail, { ...who, ...report, reason: 'The degree was revoked.\nIts university told us.' }),
  ...ofAccounts(
    correctedMail,
    { ...holders, edition: 2, inForce: 2, reason: 'The name was misspelt.' },
    { ...holders, edition: 2, inForce: 3, reason: 'The name was misspelt.' },
  ),
  ...ofAccounts(
    reportChangedMail,
    { change: 'withdrawn', ...watched, reason: 'The degree was revoked.' },
    { change: 'reissued', ...watched, reason: REISSUED },
    { change: 'corrected', ...watched, reason: 'The name was misspelt.' },
  ),
  ...ofAccounts(reissuedMail, { ...holders, edition: 2 }),
  ...ofAccounts(watchAskedMail, { reportNumber, url: LINKS.confirmWatching(SIGNED) }),
  ...ofAccounts(lookedUpMail, { ...who, reportNumber, ...sharing }),
  ...ofAccounts(shareLockedMail, { ...who, recipient: 'Universiti Malaya, admissions', ...sharing }),
  ...ofAccounts(recordAdoptedMail, review),
  ...ofAccounts(decisionDroppedMail, { action: 'approve', cause: 'changed', ...review }),
  ...ofAccounts(memberInvitedMail, { integrator, ...invitation }),
  ...ofAccounts(webhookOffMail, { integrator, address: 'contoh.example/hook' }),
  ...ofAccounts(accessAskedMail, { organisation: integrator, url: LINKS.confirmAccess(SIGNED), days: 3 }),
  ...ofAccounts(accessDeclinedMail, { organisation: integrator, reason: 'Not yet.\nPlease ask later.' }),
  ...ofAccounts(keyLeakedMail, { key: 'Nightly run', beginning: 'mv_live_3kTnQ8Zb', integrator }),
  ...ofAccounts(auditAnchorMail, { anchor: 'eyJzdGF0ZW1lbnQiOi\nJ7fSJ9' }),
  ...ofAccounts(rejectedMail, {
    ...{ ...who, reason: 'The transcript is not legible.\nPlease scan it again.' },
    url: LINKS.correctionPage(4711),
  }),
];

/** Keeps what it is to deliver. */
class KeptMails extends MailTransport {
  readonly mails: OutgoingMail[] = [];

  async deliver(mail: OutgoingMail): Promise<void> {
    this.mails.push(mail);
  }
}

/** A mail as it would go out. */
export async function composeMail(more: Partial<Mail> = {}): Promise<OutgoingMail> {
  const transport = new KeptMails();
  const env = makeMailEnv();
  const clock = { now: () => new Date('2026-03-01T08:00:00Z') };
  const mailer = new LayoutMailer(env, transport, clock, new HmacReturnPaths(env));
  await mailer.send(makeMail(more));
  const [mail] = transport.mails;
  if (!mail) throw new Error('Nothing was delivered');
  return mail;
}

export function makeMail(more: Partial<Mail> = {}): Mail {
  return {
    to: 'chen.wei@students.example',
    language: 'en',
    id: 'code-17',
    text: registrationCodeMail(CODE, more.language === 'cn' ? 'cn' : 'en'),
    ...more,
  };
}

export function makeMailEnv(more: Partial<Env> = {}): Env {
  return Object.assign(new Env(), {
    production: false,
    publicUrl: 'https://verify.example.my',
    mailFrom: 'MyVerify <no-reply@verify.example.my>',
    smtpUrl: null,
    bounceAddress: null,
    dkim: null,
    ...more,
  });
}
