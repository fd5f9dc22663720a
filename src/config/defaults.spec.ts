import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings } from '../../test/support/production.js';
import { type Env, readEnv } from './env.js';

/** What came of a setting, in the words of docs/settings.md. */
const OUTCOMES: Readonly<Record<string, (env: Env) => unknown>> = {
  HOST: (env) => env.host,
  PORT: (env) => env.port,
  DATABASE_POOL_SIZE: (env) => env.databasePoolSize,
  DEMO_DATA: (env) => onOff(env.demoData),
  CHROMIUM_SANDBOX: (env) => ({ needed: 'on', off: 'off', tried: 'tried' })[env.chromiumSandbox],
  TRUST_PROXY: (env) => (env.trustProxy === false ? 'off' : env.trustProxy),
  METRICS_PORT: (env) => env.metricsPort ?? 'off',
  METRICS_HOST: (env) => env.metricsHost,
  DRAIN_SECONDS: (env) => env.drainSeconds,
  LOG_LEVEL: (env) => env.logLevel,
  RATE_LIMIT_SCALE: (env) => env.rateLimitScale,
  CONFIRMATION_REQUIRED: (env) => env.confirmations.required,
  REVIEW_PROMISE_DAYS: (env) => env.reviewPromise.days,
  STAFF_MFA: (env) => env.staffFactors.needed,
  STAFF_IDLE_MINUTES: (env) => env.staffIdle.minutes,
  STAFF_PASSWORD_MIN: (env) => env.staffPasswords.min,
  OIDC_SCOPE: (env) => env.organisation?.scope,
  OIDC_ONLY: (env) => onOff(env.organisationRules.only),
  SECOND_APPROVAL: (env) => env.secondOfficer.needed,
  DECISION_HOLD_SECONDS: (env) => env.decisionHold.seconds,
  WEBHOOK_ALLOW_LOCAL: (env) => onOff(env.webhooks.allowLocal),
  WALLET: (env) => onOff(env.wallet.on),
  FIGURES_INSTITUTIONS: (env) => env.site.figures.institutions,
  FIGURES_GRADUATES: (env) => env.site.figures.graduates,
  FIGURES_COOPERATIONS: (env) => env.site.figures.cooperations,
  KEEP_SESSIONS_DAYS: (env) => env.retention.sessions,
  KEEP_CODES_DAYS: (env) => env.retention.codes,
  KEEP_LOGIN_FAILURES_DAYS: (env) => env.retention.loginFailures,
  KEEP_IDEMPOTENCY_KEYS_DAYS: (env) => env.retention.idempotencyKeys,
  KEEP_JOBS_DAYS: (env) => env.retention.jobs,
  KEEP_SHARES_DAYS: (env) => env.retention.shares,
  KEEP_DRAFTS_DAYS: (env) => env.retention.drafts,
  KEEP_REJECTED_DAYS: (env) => env.retention.rejected,
  KEEP_ERASED_DAYS: (env) => env.retention.erased,
  KEEP_AUDIT_DAYS: (env) => env.retention.audit,
};

/** What has no value of its own in the page's column, each with its reason. */
const NOT_LITERAL: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'made of another setting',
  DATA_DIR: 'set by the test',
  DATABASE_URL: 'made of another setting',
  STORAGE_URL: 'made of another setting',
  MAIL_DIR: 'made of another setting',
  JWT_SECRET: 'made at random',
  SIGNING_KEY: 'made at random',
  CREDENTIAL_KEY: 'made at random',
  AUDIT_KEY: 'made at random',
  FILES_KEY: 'made at random',
};

/** What a production cannot start without; `OIDC_*` for the scope to be asked about at all. */
const LEFT_IN = /^(NODE_ENV|DATA_DIR|.*_(URL|KEY|CERT|SECRET)|ADMIN_.*|BANK_.*|DUITNOW_.*|CONFIRMATION_REQUIRED)$/;
const ORGANISATION = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

const onOff = (value: boolean) => (value ? 'on' : 'off');

interface Row {
  readonly name: string;
  readonly inProduction: string | null;
  readonly elsewhere: string | null;
}

/** The rows of both tables that name a default, one for each setting; `null`: the page says nothing of it. */
function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const [, variables = '', column = ''] = line.split('|').map((cell) => cell.trim());
    const names = [...variables.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const values = [...column.matchAll(/off(?=, )|`([^`]+)`/g)].map(([whole, value]) => value ?? whole);
    return names.flatMap((name, at) => {
      const value = values[at] ?? null;
      if (value === null) return [];
      if (column.endsWith(' outside production')) return [{ name, inProduction: 'off', elsewhere: value }];
      if (!column.includes(' in production')) return [{ name, inProduction: value, elsewhere: value }];
      return [{ name, inProduction: value, elsewhere: values[1] ?? null }];
    });
  });
}

describe('a setting that is left out', () => {
  const rows = rowsOf(readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8'));
  let folder: string;
  let production: Env;
  let elsewhere: Env;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    const settings = Object.entries(await productionSettings(folder)).filter(([name]) => LEFT_IN.test(name));
    production = readEnv({ ...Object.fromEntries(settings), ...ORGANISATION });
    elsewhere = readEnv({ DATA_DIR: folder, ...ORGANISATION });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is as strict as a production has to be', () => {
    expect(production).toMatchObject({
      production: true,
      staffFactors: { needed: 'required' },
      staffIdle: { minutes: 30 },
      secondOfficer: { needed: 'corrections' },
      decisionHold: { seconds: 60 },
      chromiumSandbox: 'needed',
      demoData: false,
      trustProxy: false,
      webhooks: { allowLocal: false },
    });
  });

  it('is so elsewhere too, but for what a machine for trials may lack', () => {
    expect(elsewhere).toMatchObject({
      production: false,
      staffFactors: { needed: 'offered' },
      staffIdle: { minutes: 30 },
      secondOfficer: { needed: 'corrections' },
      decisionHold: { seconds: 60 },
      chromiumSandbox: 'tried',
      trustProxy: false,
    });
  });

  it('is what docs/settings.md says, each that has a value there', () => {
    expect(rows.map(({ name }) => name).filter((name) => !OUTCOMES[name] && !NOT_LITERAL[name])).toEqual([]);
    const known = [...Object.keys(OUTCOMES), ...Object.keys(NOT_LITERAL)];
    expect(known.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });

  it.each(rows.filter(({ name }) => OUTCOMES[name]))('$name is as docs/settings.md says', (row) => {
    const outcome = OUTCOMES[row.name] as (env: Env) => unknown;
    if (row.name !== 'CONFIRMATION_REQUIRED') expect(String(outcome(production))).toBe(row.inProduction);
    if (row.elsewhere !== null) expect(String(outcome(elsewhere))).toBe(row.elsewhere);
  });
});
