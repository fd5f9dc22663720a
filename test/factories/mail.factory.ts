import { Env } from '../../src/config/env.js';
import { REISSUED } from '../../src/domain/report/report.js';
import type { Mail, MailContent } from '../../src/platform/mail/mailer.port.js';

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

/** One mail of each kind. */
export const MAIL_CONTENTS: readonly MailContent[] = [
  { template: 'code', purpose: 'register', code: '042137', minutes: 10 },
  { template: 'code', purpose: 'reset', code: '042137', minutes: 10 },
  { template: 'account-exists' },
  { template: 'account-made', url: 'https://verify.example.my/invitation#k3T9vQ2nB7wLx0aYc5dEfg', hours: 24 },
  { template: 'password-changed' },
  { template: 'new-device', device: 'Firefox on Windows', network: '203.0.113.0/24', at: '2026-11-24 09:00 UTC' },
  { template: 'factors-changed', change: 'added' },
  { template: 'factors-changed', change: 'removed' },
  { template: 'factors-changed', change: 'all-removed' },
  { template: 'factors-changed', change: 'codes' },
  { template: 'address-change', side: 'old', ...ADDRESS, byStaff: false },
  { template: 'address-change', side: 'old', ...ADDRESS, byStaff: true },
  { template: 'address-change', side: 'new', ...ADDRESS, byStaff: false },
  { template: 'address-taken' },
  { template: 'email-changed', passwordToo: false },
  { template: 'email-changed', passwordToo: true },
  { template: 'application-received', ...who },
  { template: 'verified', ...who, ...report },
  { template: 'withdrawn', ...who, ...report, reason: 'The degree was revoked.\nIts university told us.' },
  { template: 'corrected', ...who, ...report, edition: 2, reason: 'The name was misspelt.' },
  { template: 'report-changed', change: 'withdrawn', ...report, stopUrl, reason: 'The degree was revoked.' },
  { template: 'reissued', ...who, ...report, edition: 2 },
  { template: 'report-changed', change: 'reissued', ...report, stopUrl, reason: REISSUED },
  { template: 'report-changed', change: 'corrected', ...report, stopUrl, reason: 'The name was misspelt.' },
  {
    template: 'watch-asked',
    reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
    confirmUrl: 'https://verify.example.my/check/watch?token=17.1780286706.3q2-7w',
  },
  {
    template: 'looked-up',
    ...who,
    reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
    pageUrl: 'https://verify.example.my/cert-share?id=4711',
  },
  {
    template: 'share-locked',
    ...who,
    recipient: 'Universiti Malaya, admissions',
    pageUrl: 'https://verify.example.my/cert-share?id=4711',
  },
  {
    template: 'record-adopted',
    application: '4711, CHEN WEI',
    url: 'https://verify.example.my/manage/review/4711',
  },
  {
    template: 'decision-dropped',
    action: 'approve',
    cause: 'changed',
    application: '4711, CHEN WEI',
    url: 'https://verify.example.my/manage/review/4711',
  },
  {
    template: 'member-invited',
    integrator: 'Universiti Contoh',
    url: 'https://verify.example.my/invitation#k3T9vQ2nB7wLx0aYc5dEfg',
    hours: 24,
  },
  { template: 'webhook-off', integrator: 'Universiti Contoh', address: 'contoh.example/hook' },
  {
    template: 'access-asked',
    organisation: 'Universiti Contoh',
    confirmUrl: 'https://verify.example.my/access/confirm?token=17.1780286706.3q2-7w',
    days: 3,
  },
  { template: 'access-declined', organisation: 'Universiti Contoh', reason: 'Not yet.\nPlease ask later.' },
  { template: 'key-leaked', key: 'Nightly run', beginning: 'mv_live_3kTnQ8Zb', integrator: 'Universiti Contoh' },
  { template: 'audit-anchor', anchor: 'eyJzdGF0ZW1lbnQiOi\nJ7fSJ9' },
  { template: 'rejected', ...who, reason: 'The transcript is not legible.\nPlease scan it again.' },
];

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
