import { Env } from '../../src/config/env.js';
import { REISSUED } from '../../src/domain/report/report.js';
import { HmacReturnPaths } from '../../src/platform/mail/hmac.return-paths.js';
import { MailTransport, type OutgoingMail } from '../../src/platform/mail/mail.transport.js';
import type { ConfirmationContent, Mail, MailContent } from '../../src/platform/mail/mailer.port.js';
import { TemplateMailer } from '../../src/platform/mail/template.mailer.js';

const who = { applicant: 'Chen Wei', university: 'Universiti Malaya' };

const report = {
  reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
  checkUrl: 'https://verify.example.my/check/MYV-7K2QM-9T4XB-3HD8E',
};
const stopUrl = 'https://verify.example.my/check/stop?token=17.1780286706.3q2-7w';

const ADDRESS = {
  newEmail: 'new@example.com',
  url: 'https://verify.example.my/confirm-address#k3T9vQ2nB7wLx0aYc5dEfg',
  hours: 24,
};

const page = 'https://verify.example.my/confirm/k3T9vQ2nB7wLx0aYc5dEfg';
const enquiry = {
  office: 'Kementerian Pendidikan Tinggi, Student division',
  student: 'Wang Xiaoming',
  programme: 'Physics',
  url: page,
};
/** What a registrar is asked. */
export const CONFIRMATION_REQUEST = {
  template: 'confirmation-request',
  party: 'ministry',
  isReminder: false,
  deskUrl: 'https://verify.example.my/confirm',
  ...enquiry,
} as const;
const receipt = {
  template: 'confirmation-receipt',
  party: 'ministry',
  declined: false,
  answeredBy: 'Puan Lim',
  ...enquiry,
} as const;
const review = { application: '4711, CHEN WEI', url: 'https://verify.example.my/manage/review/4711' };

/** Mails of each kind there is: without one of a new kind, types do not fit. */
type OfEachKind<Content extends MailContent> = {
  readonly [Kind in Content['template']]: readonly [
    Extract<Content, { template: Kind }>,
    ...Array<Extract<Content, { template: Kind }>>,
  ];
};

const CONFIRMATIONS: OfEachKind<ConfirmationContent> = {
  'confirmation-request': [CONFIRMATION_REQUEST, { ...CONFIRMATION_REQUEST, isReminder: true }],
  'confirmation-receipt': [receipt, { ...receipt, declined: true }],
  'confirmation-desk': [{ template: 'confirmation-desk', office: enquiry.office, open: 3, url: page }],
  'confirmation-differs': [{ template: 'confirmation-differs', ...enquiry }],
  'confirmation-disputed': [
    { template: 'confirmation-disputed', isOpen: true, ...enquiry },
    { template: 'confirmation-disputed', isOpen: false, ...enquiry },
  ],
};

const OTHERS: OfEachKind<Exclude<MailContent, ConfirmationContent>> = {
  code: [
    { template: 'code', purpose: 'register', code: '042137', minutes: 10 },
    { template: 'code', purpose: 'reset', code: '042137', minutes: 10 },
  ],
  'account-exists': [{ template: 'account-exists' }],
  'account-made': [
    { template: 'account-made', url: 'https://verify.example.my/invitation#k3T9vQ2nB7wLx0aYc5dEfg', hours: 24 },
  ],
  'password-changed': [{ template: 'password-changed' }],
  'new-device': [
    { template: 'new-device', device: 'Firefox on Windows', network: '203.0.113.0/24', at: '2026-11-24 09:00 UTC' },
  ],
  'factors-changed': [
    { template: 'factors-changed', change: 'added' },
    { template: 'factors-changed', change: 'removed' },
    { template: 'factors-changed', change: 'all-removed' },
    { template: 'factors-changed', change: 'codes' },
  ],
  'address-change': [
    { template: 'address-change', side: 'old', ...ADDRESS, byStaff: false },
    { template: 'address-change', side: 'old', ...ADDRESS, byStaff: true },
    { template: 'address-change', side: 'new', ...ADDRESS, byStaff: false },
  ],
  'address-taken': [{ template: 'address-taken' }],
  'email-changed': [
    { template: 'email-changed', passwordToo: false },
    { template: 'email-changed', passwordToo: true },
  ],
  'application-received': [{ template: 'application-received', ...who }],
  verified: [{ template: 'verified', ...who, ...report }],
  withdrawn: [{ template: 'withdrawn', ...who, ...report, reason: 'The degree was revoked.\nIts university told us.' }],
  corrected: [
    { template: 'corrected', ...who, ...report, edition: 2, inForce: 2, reason: 'The name was misspelt.' },
    { template: 'corrected', ...who, ...report, edition: 2, inForce: 3, reason: 'The name was misspelt.' },
  ],
  'report-changed': [
    { template: 'report-changed', change: 'withdrawn', ...report, stopUrl, reason: 'The degree was revoked.' },
    { template: 'report-changed', change: 'reissued', ...report, stopUrl, reason: REISSUED },
    { template: 'report-changed', change: 'corrected', ...report, stopUrl, reason: 'The name was misspelt.' },
  ],
  reissued: [{ template: 'reissued', ...who, ...report, edition: 2 }],
  'watch-asked': [
    {
      template: 'watch-asked',
      reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
      confirmUrl: 'https://verify.example.my/check/watch?token=17.1780286706.3q2-7w',
    },
  ],
  'looked-up': [
    {
      template: 'looked-up',
      ...who,
      reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
      pageUrl: 'https://verify.example.my/cert-share?id=4711',
    },
  ],
  'share-locked': [
    {
      template: 'share-locked',
      ...who,
      recipient: 'Universiti Malaya, admissions',
      pageUrl: 'https://verify.example.my/cert-share?id=4711',
    },
  ],
  'record-adopted': [
    {
      template: 'record-adopted',
      ...review,
    },
  ],
  'decision-dropped': [
    {
      template: 'decision-dropped',
      action: 'approve',
      cause: 'changed',
      ...review,
    },
  ],
  'member-invited': [
    {
      template: 'member-invited',
      integrator: 'Universiti Contoh',
      url: 'https://verify.example.my/invitation#k3T9vQ2nB7wLx0aYc5dEfg',
      hours: 24,
    },
  ],
  'webhook-off': [{ template: 'webhook-off', integrator: 'Universiti Contoh', address: 'contoh.example/hook' }],
  'access-asked': [
    {
      template: 'access-asked',
      organisation: 'Universiti Contoh',
      confirmUrl: 'https://verify.example.my/access/confirm?token=17.1780286706.3q2-7w',
      days: 3,
    },
  ],
  'access-declined': [
    { template: 'access-declined', organisation: 'Universiti Contoh', reason: 'Not yet.\nPlease ask later.' },
  ],
  'key-leaked': [
    { template: 'key-leaked', key: 'Nightly run', beginning: 'mv_live_3kTnQ8Zb', integrator: 'Universiti Contoh' },
  ],
  'audit-anchor': [{ template: 'audit-anchor', anchor: 'eyJzdGF0ZW1lbnQiOi\nJ7fSJ9' }],
  rejected: [{ template: 'rejected', ...who, reason: 'The transcript is not legible.\nPlease scan it again.' }],
};

export const CONFIRMATION_CONTENTS: readonly ConfirmationContent[] = Object.values(CONFIRMATIONS).flat();
/** One mail of each kind that people in general get. */
export const MAIL_CONTENTS: readonly MailContent[] = Object.values(OTHERS).flat();

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
  const mailer = new TemplateMailer(env, transport, clock, new HmacReturnPaths(env));
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
    content: { template: 'code', purpose: 'register', code: '042137', minutes: 10 },
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
