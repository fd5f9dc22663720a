import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { goTo, message, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, LANGUAGES } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  const officer = await signIn(site.server.url, ADMIN);
  const aminah = { name: 'Aminah Held', passport: 'A 1234-567', cert_no: 'UM/2023/0451', email: 'aminah@example.com' };
  const named = { university: 'Akademi Lama Pahang' };
  await record(officer, 'add', { ...aminah, university: 'Universiti Malaya' });
  await record(student, 'add', { name: 'Budi Held', passport: 'B7654321', type: 'stamping', ...named });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function findBy(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Find by/u }).click();
  await page.getByRole('option', { name: kind }).click();
}

it('a record is found by what stands on the document that an officer holds', async () => {
  const { page, complaints, close } = await visitOffice(site, '/student', { as: ADMIN });
  await row(page, 'Budi Held').waitFor();
  await page.getByLabel('Passport number', { exact: true }).fill('a1234567');
  await page.getByText('1 in all').waitFor();
  await row(page, 'Aminah Held').waitFor();
  await page.getByLabel('Passport number', { exact: true }).fill('a123456');
  await page.getByText('Nothing matches these filters').waitFor();

  // What is typed goes over.
  await page.getByLabel('Passport number', { exact: true }).fill('um 2023 0451');
  await findBy(page, 'Certificate number');
  await becomes(() => page.getByLabel('Certificate number', { exact: true }).inputValue(), 'um 2023 0451');
  await row(page, 'Aminah Held').waitFor();
  await page.getByText('1 in all').waitFor();
  await findBy(page, 'Email');
  await page.getByLabel('Email', { exact: true }).fill('AMINAH@example.com');
  // What was typed before has gone over, and is in the address until then.
  await page.waitForURL(/filter=.*AMINAH/u);
  await page.reload();
  await becomes(() => page.getByLabel('Email', { exact: true }).inputValue(), 'AMINAH@example.com');
  await row(page, 'Aminah Held').waitFor();
  await page.getByText('1 in all').waitFor();
  await screenStands(page);
  expect(await axeFindings(page)).toEqual([]);

  await button(page, 'Clear filters').click();
  await row(page, 'Budi Held').waitFor();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'Stamping' }).click();
  await page.getByText('1 in all').waitFor();
  await row(page, 'Budi Held').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('applications are found by a university that is suggested, and by one that the catalogue has not', async () => {
  const { page, complaints, close } = await visitOffice(site, '/student', { as: ADMIN });
  await row(page, 'Budi Held').waitFor();
  const university = page.getByRole('combobox', { name: 'Degree-conferring unit' });
  await university.fill('malay');
  await page.getByRole('option', { name: 'Universiti Malaya', exact: true }).click();
  await becomes(() => university.inputValue(), 'Universiti Malaya');
  await page.getByText('1 in all').waitFor();
  await row(page, 'Aminah Held').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await becomes(() => university.inputValue(), 'Universiti Malaya');
  await row(page, 'Aminah Held').waitFor();
  await university.fill('akademi lama pahang');
  await university.press('Enter');
  await row(page, 'Budi Held').waitFor();
  await page.getByText('1 in all').waitFor();
  await button(page, 'Clear filters').first().click();
  await row(page, 'Aminah Held').waitFor();
  await becomes(() => university.inputValue(), '');
  expect(complaints).toEqual([]);
  await close();
});

const SEARCHES = ['/student', '/report', '/payment', '/proposal', '/confirmation', '/data-request', '/user', '/role'];
const MORE = ['/mun', '/mun/relation', '/company', '/coo', '/agentU', '/news', '/contact', '/integrator', '/api-key'];
/** What the input with the focus says before anything is typed has the room that it needs. */
const IS_WHOLE = `(() => {
  const input = document.activeElement;
  const pen = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(input);
  pen.font = font;
  const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText(input.placeholder).width <= room;
})()`;
const FOUND_BY = { en: 'Word beginnings', cn: '输入词语开头' };

it.each(LANGUAGES)('a search says that it finds the beginnings of words, in %s', async (language) => {
  const { page, close } = await visitOffice(site, '/', { as: ADMIN, language });
  await screenStands(page);
  const silent: string[] = [];
  for (const list of [...SEARCHES, ...MORE, '/mail-domain']) {
    await goTo(page, list);
    const search = page.getByPlaceholder(FOUND_BY[language]).first();
    if ((await search.count()) === 0) {
      silent.push(list);
      continue;
    }
    await search.focus();
    if (!(await page.evaluate<boolean>(IS_WHOLE))) silent.push(`${list}: cut`);
  }
  expect(silent).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await close();
});

it('on a phone the list begins on the first screen; further filters are chosen by a button, and stay while they are used', async () => {
  const { page, complaints, close } = await visitOffice(site, '/student', { device: 'phone', as: ADMIN });
  const budi = page.getByRole('listitem').filter({ hasText: 'Budi Held' });
  await budi.waitFor();
  const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThan(620);
  const service = page.getByRole('combobox', { name: 'Service' });
  await becomes(() => service.count(), 0);
  await button(page, 'Filters').press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Service' }).click();
  await service.click();
  await page.getByRole('option', { name: 'Stamping' }).click();
  await page.getByText('1 in all').waitFor();
  await budi.waitFor();
  await page.reload();
  await service.getByText('Stamping').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Clear filters').click();
  await page.getByRole('listitem').filter({ hasText: 'Aminah Held' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('filters that find nothing are cleared with what is typed and none yet', async () => {
  const { page, complaints, close } = await visitOffice(site, '/student', { as: ADMIN });
  await row(page, 'Budi Held').waitFor();
  await page.getByLabel('Applied from').fill('2024-0');
  await page.getByLabel('Search by name').fill('Nobody');
  await page.getByText('Nothing matches these filters').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await row(page, 'Budi Held').waitFor();
  await becomes(() => page.getByLabel('Search by name').inputValue(), '');
  await becomes(() => page.getByLabel('Applied from').inputValue(), '');
  expect(complaints).toEqual([]);
  await close();
});

it('the table that is exported is that of the filters; a lost session leads to the sign-in page', async () => {
  const opened = await visitOffice(site, '/student', { as: ADMIN });
  const { page, complaints, expectRefusal, close } = opened;
  await page.getByLabel('Passport number', { exact: true }).fill('b7654321');
  await page.getByText('1 in all').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^certificates-\d{4}-\d\d-\d\d\.csv$/u);
  const table = readFileSync(await download.path(), 'utf8');
  expect(table).toMatch(/^\uFEFFNo\.,Status,Student account,Service,Name,/u);
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).toContain('Budi Held');

  await page.route('**/export.csv?*', (route) => route.abort());
  await button(page, 'Export CSV').click();
  await message(page, inEnglish('unreachable'));
  await page.unroute('**/export.csv?*');

  // An answer that takes its time can be stopped, and leaves no message.
  let answered = () => {};
  await page.route('**/export.csv?*', async (route) => {
    await new Promise<void>((resolve) => {
      answered = resolve;
    });
    await route.abort().catch(() => {});
  });
  await button(page, 'Export CSV').click();
  await button(page, /^Stop the export/u).click();
  await button(page, 'Export CSV').waitFor();
  answered();
  await page.unroute('**/export.csv?*');

  inData(site.server, (data) => data.prepare('UPDATE sessions SET ended_at = ?').run(Date.now()));
  expectRefusal('401 /api/v1/certificates/export.csv');
  await button(page, 'Export CSV').click();
  await page.waitForURL(`${site.server.url}/manage/login`);
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  await close();
});
