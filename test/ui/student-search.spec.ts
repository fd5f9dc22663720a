import type { Page } from 'playwright-core';
import { FORM_TEXTS, HOLDER, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { hasFocus } from './keyboard.page.js';

const SEARCH = '/api/studentinfo/search';
/** Somebody with two certificates. */
const TWICE = { name: 'Nurul Aina', passport: 'A7654321', birth: '1999-02-28' };

const site = testedSite();

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  const papers = await uploadPapers(officer);
  const verify = async (fields: object) => {
    const form = { ...FORM_TEXTS, ...papers, email: 'holder@example.com', ...fields };
    expect(await officer.post('/api/cert/add-auth', form)).toMatchObject({ status: 200 });
  };
  await Promise.all([
    verify({}),
    verify({ ...TWICE, university: 'Universiti Malaya' }),
    verify({ ...TWICE, university: 'UCSI University', cert_no: 'UCSI-77' }),
  ]);
  await reports(HOLDER, 1);
  await reports(TWICE, 2);
});

async function reports(holder: Record<string, string>, count: number): Promise<void> {
  const anyone = new PortalClient(site.server.url);
  await waitFor(`${count} reports`, async () => {
    const { data } = await anyone.get<{ reports?: object[] }>(SEARCH, holder);
    return data.reports?.length === count;
  });
}

async function openSearch(options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(site, options);
  await opened.page.goto('/index');
  const tile = options.language === 'cn' ? /学生信息查询/ : /Student Information Query/;
  await opened.page.getByRole('button', { name: tile }).click();
  await opened.page.getByRole('dialog').waitFor();
  return opened;
}

async function search(page: Page, { name, passport, birth }: { name: string; passport: string; birth: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Passport number').fill(passport);
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill(birth);
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
}

it('opens the one report of a student in the viewer', async () => {
  const { page, complaints, close } = await openSearch();
  await search(page, { ...HOLDER, birth: '20010430' });
  await page.waitForURL(/\/pdf\?pdf=%2Fapi%2Freport%2F\d+%2Fpdf/);
  const pdf = new URL(page.url()).searchParams.get('pdf') ?? '';
  expect((await fetch(site.server.url + pdf)).headers.get('content-type')).toBe('application/pdf');
  expect(complaints).toEqual([]);
  await close();
});

it('lists the reports of a student who has several, each with a way into the viewer', async () => {
  const { page, close } = await openSearch();
  await search(page, TWICE);
  const found = page.getByRole('dialog').getByRole('listitem');
  await found.first().waitFor();
  expect(
    (await found.allTextContents()).map((text) => /Universiti Malaya|UCSI University/.exec(text)?.[0]).sort(),
  ).toEqual(['UCSI University', 'Universiti Malaya']);
  expect(await axeFindings(page)).toEqual([]);
  await found
    .nth(1)
    .getByRole('link', { name: /^Open the report MYV-/ })
    .click();
  await page.waitForURL(/\/pdf\?pdf=%2Fapi%2Freport%2F/);
  await close();
});

it('asks for what is missing, by keyboard alone, and keeps what was typed', async () => {
  const { page, complaints, close } = await openSearch();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await page.locator('#search-name:focus').waitFor();
  await page.keyboard.type('Nurul');
  await page.keyboard.press('Enter');
  const summary = dialog.getByRole('alert');
  await summary.getByText(inEnglish('holder_needed')).waitFor();
  await page.locator('[role=alert]:focus').waitFor();
  expect(await dialog.textContent()).toContain(inEnglish('required', { label: 'passport number' }));
  expect(await dialog.textContent()).not.toContain(inEnglish('required', { label: 'name' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await becomes(() => hasFocus(dialog.getByLabel('Passport number')), true);
  await page.keyboard.type('A7654321');
  await becomes(() => dialog.getByLabel('Passport number').inputValue(), 'A7654321');
  await becomes(() => name.inputValue(), 'Nurul');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitFor('the focus on the tile', () =>
    page.evaluate<boolean>('document.activeElement.matches("[aria-haspopup=dialog]")'),
  );
  expect(complaints).toEqual([]);
  await close();
});

it('takes no date of birth that is none or after today, and asks nobody', async () => {
  const { page, close } = await openSearch();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [birth, message] of [
    ['30.04.2001', inEnglish('birth_format')],
    ['2999-01-01', inEnglish('day_in_future', { label: 'date of birth' })],
    ['', inEnglish('choice_required', { label: 'date of birth' })],
  ] as const) {
    await search(page, { ...HOLDER, birth });
    await page.getByRole('dialog').getByRole('alert').getByText(message).waitFor();
  }
  expect(asked).not.toContain(SEARCH);
  await close();
});

it('says when there is no such student, and finds one in the next search', async () => {
  const { page, complaints, expectRefusal, close } = await openSearch();
  expectRefusal(`404 ${SEARCH}`);
  await search(page, { ...HOLDER, passport: 'E99999999' });
  await page
    .getByRole('alert')
    .getByText(inEnglish('not_found', { what: 'Student' }))
    .waitFor();
  await search(page, HOLDER);
  await page.waitForURL(/\/pdf\?pdf=/);
  expect(complaints).toEqual([]);
  await close();
});

it('tells how long to wait where too many have searched, and lets search again then', async () => {
  const { page, complaints, expectRefusal, close } = await openSearch();
  expectRefusal(`429 ${SEARCH}`);
  const message = inEnglish('searches_exhausted');
  const refusal = {
    code: 429,
    message,
    errMsg: message,
    data: { message, reason: 'too_many_requests', retryAfter: 5 },
  };
  await page.route(`**${SEARCH}*`, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await search(page, HOLDER);
  await page.getByRole('alert').getByText(message).waitFor();
  await page.getByText(/You can search again in 0 min [1-5] s/).waitFor();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true });
  await send.and(page.locator(':disabled')).waitFor();
  await page.getByText('You can search again now').waitFor();
  await send.click();
  await page.waitForURL(/\/pdf\?pdf=/);
  expect(complaints).toEqual([]);
  await close();
});

it('speaks Chinese on a phone as well', async () => {
  const { page, expectRefusal, complaints, close } = await openSearch({ device: 'phone', language: 'cn' });
  expectRefusal(`404 ${SEARCH}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '查询', exact: true }).click();
  await dialog.getByRole('alert').getByText(inChinese('holder_needed')).waitFor();
  expect(await dialog.textContent()).toContain('每次查询都会被记录');
  await dialog.getByLabel('姓名').fill('无名');
  await dialog.getByLabel('护照号').fill('X1');
  await dialog.getByRole('textbox', { name: '出生日期' }).fill('2001年4月30日');
  await dialog.getByRole('button', { name: '查询', exact: true }).click();
  await dialog.getByText('未找到该学生！').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
