import type { Page } from 'playwright-core';
import { visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { Enquirer } from '../support/enquiries.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const MINISTRY = 'Kementerian Pendidikan Tinggi Malaysia';

const site = testedSite({ env: { RATE_LIMIT_SCALE: '100', MINISTRY_NAME: MINISTRY } });
let enquirer: Enquirer;
let student: Awaited<ReturnType<Enquirer['student']>>;

beforeAll(async () => {
  enquirer = await Enquirer.of(site.server, 'Universiti Malaya (links)');
  student = await enquirer.student();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function looksWell(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

it.each([
  ['en', 'Please confirm a certificate', 'I have the record: begin', 'What does your record say?'],
  ['ms', 'Sila sahkan satu sijil', 'Rekod sudah ada: mula', 'Apakah yang tercatat dalam rekod anda?'],
  ['cn', '请确认一份学历证书', '已找到档案，开始', '贵处档案是如何记载的？'],
] as const)('speaks the language of the request (%s) on 320 pixels, and others on a switch', async (...given) => {
  const [language, title, begin, keys] = given;
  const own = await enquirer.contact(`${language}@confirm.example`, language);
  const { token } = await enquirer.ask(student, own);
  const { page, complaints, close } = await visit(site, { device: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/confirm/${token}`);
  await heading(page, title);
  const tag = { en: 'en', ms: 'ms', cn: 'zh-Hans' }[language];
  await becomes(() => page.locator('html').getAttribute('lang'), tag);
  await looksWell(page);
  await press(page, begin);
  await heading(page, keys);
  await looksWell(page);
  await page.getByText('中文').click();
  await heading(page, '贵处档案是如何记载的？');
  await becomes(() => page.locator('html').getAttribute('lang'), 'zh-Hans');
  // Whoever comes back has chosen already.
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await becomes(() => page.locator('html').getAttribute('lang'), 'zh-Hans');
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['en', `We ask about this one: ${MINISTRY}.`, 'Please confirm a certificate'],
  ['ms', `Tentang sijil ini kami bertanya kepada: ${MINISTRY}.`, 'Sila sahkan satu sijil'],
  ['cn', `我们就该证书求证于：${MINISTRY}。`, '请确认一份学历证书'],
] as const)('names the ministry as the settings do, in the mail and on the page (%s)', async (...given) => {
  const [language, words, title] = given;
  const email = `${language}@ministry.example`;
  const { token } = await enquirer.ask(student, await enquirer.ministry(email, language));
  const mail = await site.server.mailTo(email);
  expect(mail.subject).toContain(title);
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(`${MINISTRY}, Student division`);
  const { page, complaints, close } = await visit(site, { device: 'phone' });
  await page.goto(`/confirm/${token}`);
  await heading(page, title);
  await page.getByText(words).waitFor();
  await looksWell(page);
  expect(complaints).toEqual([]);
  await close();
});

it('is kind to whoever comes by an old link', async () => {
  const { page, complaints, expectRefusal, close } = await visit(site, { device: 'phone' });
  expectRefusal('404 /api/v1/confirm/look', '404 /api/v1/confirm/desk/open');
  const answer = await page.goto(`/confirm/${'x'.repeat(22)}`);
  const { 'cache-control': cache, 'x-robots-tag': robots, 'referrer-policy': referrer } = answer?.headers() ?? {};
  expect([cache, robots, referrer]).toEqual(['no-store', 'noindex', 'no-referrer']);
  await heading(page, 'This request has ended');
  await page.getByText('You have done nothing wrong.').waitFor();
  await looksWell(page);
  await page.goto('/confirm/desk#12.34.nonsense');
  await heading(page, 'This link has ended');
  expect(complaints).toEqual([]);
  await close();
});

it('asks before it takes "this was not us"', async () => {
  const { id, token, certificate } = await enquirer.ask(student, await enquirer.contact('disputes@confirm.example'));
  expect((await enquirer.send('decline', { token })).status).toBe(200);
  const disputedAt = async () => (await enquirer.request(id)).answers[0]?.disputedAt;
  const dispute = await enquirer.mailed(/\/confirm\/dispute#([\w.-]+)/u);
  const { page, complaints, close } = await visit(site, { device: 'phone' });
  await page.goto(`/confirm/dispute#${dispute}`);
  await heading(page, 'This was not us');
  await looksWell(page);
  expect(await disputedAt()).toBeNull();
  await press(page, 'The answer was not ours');
  await heading(page, 'Thank you for telling us');
  expect(await disputedAt()).not.toBeNull();
  expect(complaints).toEqual([]);
  await close();
  // Officers read it, too, though there is no answer beside it.
  const desk = await visitOffice(site, `/student/${certificate}`, { as: ADMIN });
  await desk.page.getByText(/^The office says that this answer was not theirs/u).waitFor();
  expect(desk.complaints).toEqual([]);
  await desk.close();
});
