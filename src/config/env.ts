import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StaffFactors } from '../domain/account/factors.js';
import type { StaffIdle } from '../domain/account/idle.js';
import type { OrganisationRules } from '../domain/account/organisation.js';
import type { StaffPasswords } from '../domain/account/password.js';
import type { ConfirmationRequired } from '../domain/confirmation/requirement.js';
import type { PaymentAccount } from '../domain/payment/payment-details.js';
import type { RetentionDays } from '../domain/privacy/retention.js';
import type { SecondApproval } from '../domain/proposal/proposal.js';
import type { SiteDetails } from '../domain/site/site-details.js';
import { type AuditSettings, readAudit } from './audit.js';
import type { BounceMailboxSettings } from './bounce-mailbox.js';
import { type BrowserSandbox, readChromium } from './chromium.js';
import { type CredentialKeys, readCredentialKeys } from './credential-key.js';
import { readDatabase } from './database.js';
import type { DkimSettings } from './dkim.js';
import { type FilesKeys, readFilesKeys } from './files-key.js';
import { type FirstAdmin, readFirstAdmin } from './first-admin.js';
import { readMail } from './mail.js';
import { type ClamdAddress, readMalware } from './malware.js';
import { readNetwork } from './network.js';
import { type OrganisationSettings, readOidc } from './oidc.js';
import { readPayment } from './payment.js';
import { readRedis } from './redis.js';
import { readRetention } from './retention.js';
import { readReview } from './review.js';
import { withSecretFiles } from './secret-files.js';
import { readSessionSecrets } from './secrets.js';
import { readSecurityContact } from './security-contact.js';
import { readSigning, type SigningSettings } from './signing.js';
import { readSite } from './site.js';
import { readStaffFactors } from './staff-factors.js';
import { readStaffIdle } from './staff-idle.js';
import { readStaffPasswords } from './staff-passwords.js';
import { readStorage, type S3Settings } from './storage.js';
import { readTelemetry } from './telemetry.js';
import { boundedIn, givenIn, oneOf, onOff, optionalUrl, type Variables } from './variables.js';
import { readWebhooks, type WebhookSettings } from './webhooks.js';

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
  /** A copy of it that follows it, for what may be a little old; `null`: there is none. */
  readonly databaseReadUrl!: string | null;
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
  /** Where mails that cannot be delivered come back to; unset: to `mailFrom`. */
  readonly bounceAddress!: string | null;
  /** Where those are fetched; unset: the mail server brings them. */
  readonly bounceMailbox!: BounceMailboxSettings | null;
  /** What mails are signed with; unset: they are not, or the mail server does it. */
  readonly dkim!: DkimSettings | null;
  readonly jwtSecret!: string;
  readonly signing!: SigningSettings;
  /** Where the seals of reports get their time stamps (RFC 3161); unset: they have none. */
  readonly tsaUrl!: string | null;
  /** Also accepted, for as long as what was signed with it is still in use. */
  readonly jwtSecretPrevious!: string | null;
  readonly credentialKeys!: CredentialKeys;
  readonly audit!: AuditSettings;
  readonly filesKeys!: FilesKeys;
  readonly admin!: FirstAdmin | null;
  readonly demoData!: boolean;
  readonly chromiumPath!: string | null;
  readonly chromiumSandbox!: BrowserSandbox;
  /** Who looks through uploads; unset: nobody. */
  readonly clamd!: ClamdAddress | null;
  /** Address ranges of proxies whose `X-Forwarded-For` counts, or a hop count; `false`: none. */
  readonly trustProxy!: boolean | number | string;
  readonly logLevel!: LogLevel;
  readonly rateLimitScale!: number;
  /** Unset: nothing is counted, and nothing listens beside the API. */
  readonly metricsPort!: number | null;
  readonly metricsHost!: string;
  /** What a reader of the metrics must show; unset: whoever reaches the port may read them. */
  readonly metricsToken!: string | null;
  /** Where spans go; unset: none are made. */
  readonly tracesUrl!: string | null;
  /** For how long requests are still taken after readiness has gone, for load balancers to notice. */
  readonly drainSeconds!: number;
  /** Where applicants pay; a demonstration outside production where nothing is set. */
  readonly payment!: PaymentAccount;
  /** What the public pages say of whoever runs the service. */
  readonly site!: SiteDetails;
  /** Where holes are told, as URIs; unset: nowhere is named. */
  readonly securityContacts!: readonly string[] | null;
  /** Within how many working days applicants are promised a decision. */
  readonly reviewPromise!: { readonly days: number };
  /** What two officers do together. */
  readonly secondOfficer!: { readonly needed: SecondApproval };
  readonly decisionHold!: { readonly seconds: number };
  /** Whether staff need a second factor. */
  readonly staffFactors!: StaffFactors;
  readonly staffIdle!: StaffIdle;
  readonly staffPasswords!: StaffPasswords;
  /** Where staff sign in through their organisation; unset: nowhere. */
  readonly organisation!: OrganisationSettings | null;
  readonly organisationRules!: OrganisationRules;
  /** Whose confirmation an approval needs. */
  readonly confirmations!: { readonly required: ConfirmationRequired };
  readonly webhooks!: WebhookSettings;
  /** Whether reports can be taken into wallets. */
  readonly wallet!: { readonly on: boolean };
  /** For how long things are kept. */
  readonly retention!: RetentionDays;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads and checks the settings, each area by the reader beside this file; the only reader of the process environment.
 * @throws SettingError for the first variable that is missing or wrong.
 */
export function readEnv(variables: Variables = process.env): Env {
  const given = givenIn(withSecretFiles(variables));
  const bounded = boundedIn(given);
  const production = given('NODE_ENV') === 'production';
  const dataDir = resolve(given('DATA_DIR') ?? 'var');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env: Env = {
    production,
    dataDir,
    admin: readFirstAdmin(given),
    ...readNetwork(given, bounded, production),
    ...readDatabase(given, bounded, dataDir),
    ...readRedis(given),
    ...readStorage(given, dataDir),
    ...readMail(given, production, dataDir),
    ...readSessionSecrets(given, production, dataDir),
    signing: readSigning(given, production),
    tsaUrl: optionalUrl('TSA_URL', given('TSA_URL'), ['http:', 'https:']),
    credentialKeys: readCredentialKeys(given, production, dataDir),
    audit: readAudit(given, production, dataDir),
    filesKeys: readFilesKeys(given, production, dataDir),
    demoData: onOff('DEMO_DATA', given('DEMO_DATA'), !production),
    ...readChromium(given, production),
    ...readMalware(given),
    ...readTelemetry(given),
    logLevel: oneOf('LOG_LEVEL', given('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    payment: readPayment(given, production),
    site: readSite(given, bounded),
    ...readSecurityContact(given),
    ...readReview(given, bounded, production),
    webhooks: readWebhooks(given, production),
    wallet: { on: onOff('WALLET', given('WALLET'), false) },
    staffFactors: readStaffFactors(given, production),
    staffIdle: readStaffIdle(bounded),
    staffPasswords: readStaffPasswords(bounded),
    ...readOidc(given),
    retention: readRetention(bounded),
  };
  return Object.assign(new Env(), env);
}
