import type { Page } from 'playwright-core';
import { completeForm, registerStudent } from '../support/applicant.js';
import { row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import {
  atEachWidth,
  axeFindings,
  closeVisits,
  LANGUAGES,
  scrollsSideways,
  type Visit,
  visit,
} from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const WORDS = {
  en: {
    title: 'Our emails do not reach you',
    text: (email: string) => `Emails to ${email} come back.`,
    change: 'Change the email address',
    code: 'It works: email me a code',
    signal: 'Emails to this applicant have been coming back',
    filter: 'Emails',
    returned: 'Emails come back',
    details: 'Details',
    notice: 'have been coming back for good',
  },
  cn: {
    title: '您收不到我们的邮件',
    text: (email: string) => `发往 ${email} 的邮件被退回。`,
    change: '更换邮箱',
    code: '邮箱已恢复：发送验证码',
    signal: '发给该申请人的邮件被退回',
    filter: '邮件',
    returned: '邮件被退回',
    details: '详情',
    notice: '的邮件被永久退回',
  },
} as const;

const site = testedSite();
let student: PortalClient & { readonly email: string; readonly password: string };
let application: number;
let opened: Visit;
let page: Page;

const bounced = (email: string) =>
  inData(site.server, (data) =>
    data
      .prepare(
        `INSERT INTO bounces (user_id, status, since, last_at, count)
         SELECT id, '5.1.1', 1772352062000, 1772352062000, 1 FROM users WHERE email = ?`,
      )
      .run(email),
  );

beforeAll(async () => {
  const admin = await signIn(site.server.url, ADMIN);
  student = await registerStudent(site.server);
  bounced(student.email);
  const form = await completeForm(student);
  application = (await record(student, 'add-apply', { ...form, name: 'Mei Returned' })).id;
  await waitFor('the signal', async () => {
    const { body } = await resource<{ kind: string }[]>(admin, 'GET', `certificates/${application}/signals`);
    return body.some(({ kind }) => kind === 'mail_returned');
  });
});

afterEach(closeVisits);

async function looksWell(): Promise<void> {
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}

async function openOffice(screen: string, language: 'en' | 'cn') {
  opened = await visitOffice(site, screen, { as: ADMIN, language });
  page = opened.page;
  await screenStands(page);
}

describe.each(LANGUAGES)('mails that come back, in %s', (language) => {
  const words = WORDS[language];

  it('stand above each screen of the student, with what mends it', async () => {
    opened = await visit(site, { as: student, language });
    page = opened.page;
    await page.goto('/cert-list');
    const notice = page.getByRole('status').filter({ hasText: words.title });
    await notice.getByText(words.text(student.email)).waitFor();
    await looksWell();
    await becomes(() => notice.getByRole('link', { name: words.code }).getAttribute('href'), '/student-reset-pwd');
    await notice.getByRole('link', { name: words.change }).click();
    await page.waitForURL('**/student-detail');
    await notice.waitFor();
    await page.getByRole('button', { name: words.change }).waitFor();
    await becomes(() => notice.getByRole('link', { name: words.change }).count(), 0);
  });

  it('are a signal on the application', async () => {
    await openOffice(`/student/${application}`, language);
    await page.locator('[data-signal="mail_returned"]').getByText(words.signal).waitFor();
    await looksWell();
  });

  it('mark the account in the list of users, which can be narrowed to such, and in its details', async () => {
    await openOffice('/user', language);
    await page.getByRole('combobox', { name: words.filter, exact: true }).click();
    await page.getByRole('option', { name: words.returned }).click();
    await row(page, 'admin@demo.example').waitFor({ state: 'detached' });
    const own = row(page, student.email);
    await own.getByText(words.returned).waitFor();
    await own.getByRole('link', { name: new RegExp(`^${words.details}`) }).click();
    await page.getByRole('dialog').getByText(words.notice).waitFor();
    await looksWell();
  });
});

it('are nothing to students whose mails arrive', async () => {
  opened = await visit(site, { as: await registerStudent(site.server) });
  page = opened.page;
  await page.goto('/student-detail');
  await page.getByRole('button', { name: 'Change the email address' }).waitFor();
  await becomes(() => page.getByText(WORDS.en.title).count(), 0);
});
