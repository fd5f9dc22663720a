import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONFIRMATIONS_REQUIRED, type ConfirmationRequired } from '../domain/confirmation/requirement.js';
import { readDuitNow } from '../domain/payment/duitnow.js';
import { DEMONSTRATION_ACCOUNT, type PaymentAccount } from '../domain/payment/payment-details.js';
import type { RetentionDays } from '../domain/privacy/retention.js';
import { SECOND_APPROVALS, type SecondApproval } from '../domain/proposal/proposal.js';
import type { SiteDetails } from '../domain/site/site-details.js';
import { type AuditSettings, readAudit } from './audit.js';
import { type CredentialKeys, readCredentialKeys } from './credential-key.js';
import { makeOnce } from './made-once.js';
import { readRetention } from './retention.js';
import { SettingError } from './setting-error.js';
import { readSigning, type SigningSettings } from './signing.js';
import { readSite } from './site.js';
import { readStorage, type S3Settings } from './storage.js';

/** Every setting there is. Injected by this class; made once, at start, by `readEnv`. */
export class Env {
  readonly production!: boolean;
  readonly host!: string;
  readonly port!: number;
  /** Address of the service as its users see it, without a slash at the end. */
  readonly publicUrl!: string;
  readonly dataDir!: string;
  readonly databaseUrl!: string;
  /** An account that may do everything there, for the commands that need it; `null`: the one of `databaseUrl`. */
  readonly databaseAdminUrl!: string | null;
  /** Connections that one process keeps to a MariaDB, half of them for units of work. */
  readonly databasePoolSize!: number;
  /** Unset: jobs run inside the API process. */
  readonly redisUrl!: string | null;
  readonly storageUrl!: string;
  /** Set where files lie in an object store. */
  readonly s3!: S3Settings | null;
  /** Unset: mails are written into `mailDir`. */
  readonly smtpUrl!: string | null;
  readonly mailDir!: string;
  readonly mailFrom!: string;
  readonly jwtSecret!: string;
  readonly signing!: SigningSettings;
  /** Where the seals of reports get their time stamps (RFC 3161); unset: they have none. */
  readonly tsaUrl!: string | null;
  /** Also accepted, for as long as what was signed with it is still in use. */
  readonly jwtSecretPrevious!: string | null;
  readonly credentialKeys!: CredentialKeys;
  readonly audit!: AuditSettings;
  readonly admin!: { readonly email: string; readonly password: string } | null;
  readonly demoData!: boolean;
  readonly chromiumPath!: string | null;
  /** Address ranges of proxies whose `X-Forwarded-For` counts, or a hop count; `false`: none. */
  readonly trustProxy!: boolean | number | string;
  readonly logLevel!: LogLevel;
  readonly rateLimitScale!: number;
  /** Unset: nothing is counted, and nothing listens beside the API. */
  readonly metricsPort!: number | null;
  readonly metricsHost!: string;
  /** What a reader of the metrics must show; unset: whoever reaches the port may read them. */
  readonly metricsToken!: string | null;
  /** For how long requests are still taken after readiness has gone, for load balancers to notice. */
  readonly drainSeconds!: number;
  /** Where applicants pay; a demonstration outside production where nothing is set. */
  readonly payment!: PaymentAccount;
  /** What the public pages say of whoever runs the service. */
  readonly site!: SiteDetails;
  /** Within how many working days applicants are promised a decision. */
  readonly reviewPromise!: { readonly days: number };
  /** What two officers do together. */
  readonly secondOfficer!: { readonly needed: SecondApproval };
  readonly decisionHold!: { readonly seconds: number };
  /** Whose confirmation an approval needs. */
  readonly confirmations!: { readonly required: ConfirmationRequired };
  /** For how long things are kept. */
  readonly retention!: RetentionDays;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** With the time that running jobs get to finish it must stay below the 30 s after which a process is killed. */
const LONGEST_DRAIN = 4;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings; the only reader of the process environment.
 * @throws SettingError for the first variable that is missing or wrong.
 */
export function readEnv(variables: Variables = process.env): Env {
  const given = (name: string) => variables[name]?.trim() || null;
  const bounded = (name: string, otherwise: number, least: number, most: number) =>
    wholeNumber(name, given(name) ?? String(otherwise), least, most);
  const production = given('NODE_ENV') === 'production';
  const port = wholeNumber('PORT', given('PORT') ?? '3000', 0, 65535);
  const dataDir = resolve(given('DATA_DIR') ?? 'var');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const adminEmail = given('ADMIN_EMAIL');
  const adminPassword = given('ADMIN_PASSWORD');
  if ((adminEmail === null) !== (adminPassword === null)) {
    throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together');
  }
  const env: Env = {
    production,
    host: given('HOST') ?? '127.0.0.1',
    port,
    publicUrl: publicUrl(given('PUBLIC_URL'), production, port),
    dataDir,
    databaseUrl: databaseUrl(given('DATABASE_URL') ?? `sqlite:${join(dataDir, 'myverify.sqlite')}`),
    databaseAdminUrl: given('DATABASE_ADMIN_URL') && databaseUrl(given('DATABASE_ADMIN_URL') ?? ''),
    databasePoolSize: bounded('DATABASE_POOL_SIZE', 20, 3, 1000),
    redisUrl: optionalUrl('REDIS_URL', given('REDIS_URL'), ['redis:', 'rediss:']),
    ...readStorage(given, dataDir),
    smtpUrl: optionalUrl('SMTP_URL', given('SMTP_URL'), ['smtp:', 'smtps:']),
    mailDir: resolve(given('MAIL_DIR') ?? join(dataDir, 'mails')),
    mailFrom: mailFrom(given('MAIL_FROM'), production && given('SMTP_URL') !== null),
    jwtSecret: secret('JWT_SECRET', given('JWT_SECRET'), production, join(dataDir, 'jwt-secret')),
    signing: readSigning(given, production),
    tsaUrl: optionalUrl('TSA_URL', given('TSA_URL'), ['http:', 'https:']),
    jwtSecretPrevious: optionalSecret('JWT_SECRET_PREVIOUS', given('JWT_SECRET_PREVIOUS'), 32),
    credentialKeys: readCredentialKeys(given, production, dataDir),
    audit: readAudit(given, secret('AUDIT_KEY', given('AUDIT_KEY'), production, join(dataDir, 'audit-key'))),
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : null,
    demoData: onOff('DEMO_DATA', given('DEMO_DATA'), !production),
    chromiumPath: given('PUPPETEER_EXECUTABLE_PATH'),
    trustProxy: trustProxy(given('TRUST_PROXY')),
    logLevel: oneOf('LOG_LEVEL', given('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    metricsPort: given('METRICS_PORT') === null ? null : bounded('METRICS_PORT', 0, 1, 65535),
    metricsHost: given('METRICS_HOST') ?? '127.0.0.1',
    metricsToken: optionalSecret('METRICS_TOKEN', given('METRICS_TOKEN'), 16),
    drainSeconds: bounded('DRAIN_SECONDS', 0, 0, LONGEST_DRAIN),
    payment: paymentAccount(given, production),
    site: readSite(given, bounded),
    reviewPromise: { days: bounded('REVIEW_PROMISE_DAYS', 5, 1, 250) },
    secondOfficer: { needed: oneOf('SECOND_APPROVAL', given('SECOND_APPROVAL') ?? 'corrections', SECOND_APPROVALS) },
    decisionHold: { seconds: bounded('DECISION_HOLD_SECONDS', 60, 0, 600) },
    confirmations: { required: confirmationRequired(given('CONFIRMATION_REQUIRED'), production) },
    retention: readRetention(bounded),
    rateLimitScale: positive('RATE_LIMIT_SCALE', given('RATE_LIMIT_SCALE') ?? '1'),
  };
  return Object.assign(new Env(), env);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new SettingError(`${name} must be a number above 0, not "${text}"`);
  return value;
}

function oneOf<T extends string>(name: string, text: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (!found) throw new SettingError(`${name} must be one of ${values.join(', ')}, not "${text}"`);
  return found;
}

function onOff(name: string, text: string | null, otherwise: boolean): boolean {
  return text === null ? otherwise : oneOf(name, text.toLowerCase(), ['on', 'off']) === 'on';
}

function url(name: string, text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new SettingError(`${name} must be an address that begins with ${protocols.join(' or ')}//`);
  }
  return text.replace(/\/+$/, '');
}

/** Whether a certificate is confirmed by those who issued it is for the operator to decide, and not by leaving something out. */
function confirmationRequired(text: string | null, production: boolean): ConfirmationRequired {
  if (text === null && production) {
    throw new SettingError('CONFIRMATION_REQUIRED must be set in production: none, ministry, university or both');
  }
  return oneOf('CONFIRMATION_REQUIRED', text ?? 'none', CONFIRMATIONS_REQUIRED);
}

/** It is printed and sealed into every report, and cannot be mended there afterwards. */
function publicUrl(text: string | null, production: boolean, port: number): string {
  if (text === null && production) throw new SettingError('PUBLIC_URL must be set: the address that users see');
  return url('PUBLIC_URL', text ?? `http://localhost:${port}`, ['http:', 'https:']);
}

/** Mail servers refuse a sender that does not exist. */
function mailFrom(text: string | null, needed: boolean): string {
  if (text === null && needed)
    throw new SettingError('MAIL_FROM must be set: the sender of mails, as SMTP_URL takes it');
  return text ?? 'MyVerify <no-reply@myverify.example>';
}

function optionalUrl(name: string, text: string | null, protocols: readonly string[]): string | null {
  return text === null ? null : url(name, text, protocols);
}

function databaseUrl(text: string): string {
  if (text.startsWith('sqlite:') && text.length > 'sqlite:'.length) return text;
  if (!/^(mariadb|mysql):\/\//.test(text)) {
    throw new SettingError('DATABASE_URL must begin with sqlite:, mariadb:// or mysql://');
  }
  // Parameters of other programs (ssl-mode=required) would promise what is not done.
  if (/[?#]/.test(text))
    throw new SettingError('DATABASE_URL takes no parameters; ? and # in a password are %3F and %23');
  // One of several would be asked in the name of all, or none.
  const [, hosts = '', database = ''] = /^\w+:\/\/(?:[^/]*@)?([^/]*)\/?(.*)$/.exec(text) ?? [];
  if (hosts.includes(',')) {
    throw new SettingError('DATABASE_URL names several servers: give the one address of a proxy or a cluster');
  }
  if (database === '') throw new SettingError('DATABASE_URL must name a database, as in mariadb://user@host/name');
  return url('DATABASE_URL', text, ['mariadb:', 'mysql:']);
}

/** Outside production a secret is made once and kept in the data folder. */
function secret(name: string, text: string | null, production: boolean, keptIn: string): string {
  if (text !== null) {
    if (text.length < 32) throw new SettingError(`${name} must have 32 characters or more`);
    return text;
  }
  if (production) throw new SettingError(`${name} must be set in production (32 characters or more)`);
  makeOnce(keptIn, () => randomBytes(32).toString('base64url'));
  return readFileSync(keptIn, 'utf8').trim();
}

function optionalSecret(name: string, text: string | null, least: number): string | null {
  if (text !== null && text.length < least) throw new SettingError(`${name} must have ${least} characters or more`);
  return text;
}

function trustProxy(text: string | null): boolean | number | string {
  if (text === null || text === 'off' || text === 'false') return false;
  if (text === 'on' || text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

const PAYMENT_VARIABLES = [
  'BANK_NAME',
  'BANK_ACCOUNT_NUMBER',
  'BANK_ACCOUNT_NAME',
  'BANK_SWIFT',
  'DUITNOW_PAYLOAD',
] as const;

/** All of them or, outside production, none; the payload must be one that a bank could have made. */
function paymentAccount(given: (name: string) => string | null, production: boolean): PaymentAccount {
  const missing = PAYMENT_VARIABLES.filter((name) => given(name) === null);
  if (missing.length === PAYMENT_VARIABLES.length && !production) return DEMONSTRATION_ACCOUNT;
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} must be set, so that applicants can pay`);
  const [name = '', accountNumber = '', accountName = '', swift = '', duitNowPayload = ''] = PAYMENT_VARIABLES.map(
    (variable) => given(variable) ?? '',
  );
  const reading = readDuitNow(duitNowPayload);
  if ('problem' in reading) throw new SettingError(`DUITNOW_PAYLOAD is not a DuitNow code: ${reading.problem}`);
  const { bank } = DEMONSTRATION_ACCOUNT;
  if (production && [name, accountNumber, accountName, reading.merchant].some((text) => /demonstration/i.test(text))) {
    throw new SettingError('the payment settings must not be those of the demonstration in production');
  }
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift) || (production && swift === bank.swift)) {
    throw new SettingError('BANK_SWIFT must be a SWIFT code of 8 or 11 characters');
  }
  return { bank: { name, accountNumber, accountName, swift }, duitNowPayload, isDemonstration: false };
}
