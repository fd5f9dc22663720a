import { readFileSync } from 'node:fs';
import { readRetention } from '../../src/config/retention.js';
import { CONFIRM_DAYS, DECIDED_DAYS, UNDECIDED_DAYS } from '../../src/domain/integrator/access-request.js';
import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { WATCH_DAYS } from '../../src/domain/report/report.watch.js';

/** By a path that the compiler does not follow: it reads the interfaces by rules of their own. */
const TEXTS = '../../student-ui/src/features/legal/texts';

type Rows = Readonly<Record<string, readonly [what: string, why: string, howLong: string]>>;

/** What a row of the documentation is called in the policy. */
const KINDS: Readonly<Record<string, string>> = {
  'account and profile': 'account',
  'a former address': 'formerEmail',
  'another address that is asked for': 'newEmail',
  'that mails to an address come back': 'bounces',
  applications: 'applications',
  'which reviewer has which application open': 'claims',
  'to whom an application is assigned': 'assignments',
  'what a user of the back office has chosen': 'preferences',
  'uploaded files': 'files',
  'issued reports and their PDFs': 'reports',
  'which bit of which status list stands for a report': 'portableCopies',
  'offers of a report to a wallet': 'walletOffers',
  'who wants to be told when a report changes': 'watchers',
  'what universities and the ministry were asked and answered': 'confirmations',
  'contacts of universities and of the ministry': 'contacts',
  'organisations whose programs check reports': 'integrators',
  'who asks for access by programs': 'accessRequests',
  'what an integrator claims of many reports': 'reportChecks',
  'what webhooks were told': 'webhooks',
  'which reports an integrator has checked or was given': 'checkedReports',
  'links by which a holder shared a report': 'shares',
  'what a holder chose about look-ups': 'lookUpChoices',
  'requests for personal data and for erasure': 'dataRequests',
  consents: 'consents',
  sessions: 'sessions',
  'second factors': 'factors',
  'who somebody of staff is at the provider of their organisation': 'identities',
  'verification codes and the network that asked': 'codes',
  'counted logins': 'loginFailures',
  'counted requests': 'countedRequests',
  'answers given under an idempotency key': 'answers',
  jobs: 'jobs',
  mails: 'mails',
  'what was done': 'audit',
};

const days = readRetention((_name, otherwise) => otherwise);
/** The periods that apply unless the operator sets others, of the kinds that have one. */
const PERIODS: ReadonlyArray<readonly [kind: string, days: number]> = [
  ['applications', days.drafts],
  ['applications', days.rejected],
  ['reports', days.erased],
  ['watchers', WATCH_DAYS],
  ['accessRequests', CONFIRM_DAYS],
  ['accessRequests', UNDECIDED_DAYS],
  ['accessRequests', DECIDED_DAYS],
  ['shares', days.shares],
  ['dataRequests', days.audit],
  ['consents', days.erased],
  ['sessions', days.sessions],
  ['codes', days.codes],
  ['walletOffers', days.codes],
  ['loginFailures', days.loginFailures],
  ['answers', days.idempotencyKeys],
  ['jobs', days.jobs],
  ['audit', days.audit],
];

const LANGUAGES = [
  { language: 'english', date: 'en-GB', words: { 1: 'one day', 30: '30 days', 365: 'one year', 2557: 'seven years' } },
  {
    language: 'malay',
    date: 'ms-MY',
    words: { 1: 'satu hari', 30: '30 hari', 365: 'satu tahun', 2557: 'tujuh tahun' },
  },
].map((each) => ({ ...each, words: each.words as Readonly<Record<number, string>> }));

const heldIn = async (language: string): Promise<Rows> =>
  ((await import(`${TEXTS}/privacy-held.${language}.js`)) as { HELD: Rows }).HELD;

/** The rows of the table "What is kept", by what stands before a colon or a comma. */
function documented(): string[] {
  const [, section = ''] = readFileSync('docs/personal-data.md', 'utf8').split('## What is kept');
  const [table = ''] = section.trim().split('\n\n');
  const [, , ...rows] = table.split('\n').map((row) => row.split('|')[1]?.trim() ?? '');
  return rows.map((what) => what.split(/[:,]/u)[0] ?? '');
}

describe.each(LANGUAGES)('the privacy policy in $language', ({ language, date, words }) => {
  it('names each kind of personal data that is documented, and no other', async () => {
    const kinds = documented().map((what) => KINDS[what] ?? what);
    const held = await heldIn(language);
    expect(Object.keys(held).sort()).toEqual(kinds.sort());
    for (const texts of Object.values(held)) for (const text of texts) expect(text).toMatch(/\S/u);
  });

  it('says the periods for which they are kept', async () => {
    const held = await heldIn(language);
    for (const [kind, kept] of PERIODS) {
      const [, , howLong = ''] = held[kind] ?? [];
      expect(howLong.toLowerCase()).toContain(words[kept] ?? words[30]?.replace('30', String(kept)));
    }
  });

  it('has the day of its version as its date', () => {
    const day = new Intl.DateTimeFormat(date, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(NOTICE_VERSIONS.privacy),
    );
    expect(readFileSync(`student-ui/src/features/legal/texts/privacy.${language}.tsx`, 'utf8')).toContain(`: ${day}'`);
  });
});
