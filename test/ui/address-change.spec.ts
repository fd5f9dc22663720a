import type { Page } from 'playwright-core';
import { addressTokenTo } from '../support/address-changes.js';
import { registerStudent } from '../support/applicant.js';
import { visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, scrollsSideways, type Visit, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let open: Visit;
let page: Page;

afterEach(closeVisits);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const letTimePass = () => inData(site.server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());

async function goTo(path: string, language: 'en' | 'cn' = 'en', as?: Awaited<ReturnType<typeof registerStudent>>) {
  open = await visit(site, as ? { language, as } : { language });
  page = open.page;
  await page.goto(path);
}

async function looksWell(): Promise<void> {
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}

it('a student whose session is old is asked who they are, and has both mailboxes asked', async () => {
  const student = await registerStudent(site.server);
  await goTo('/student-detail', 'en', student);
  await button('Change the email address').click();
  const dialog = page.getByRole('dialog', { name: 'Change the email address' });
  await dialog.getByLabel('New email address').fill(student.email.toUpperCase());
  await dialog.getByLabel('New email address').blur();
  await dialog.getByText(inEnglish('address_unchanged')).first().waitFor();
  await dialog.getByLabel('New email address').press('Enter');
  await dialog.getByRole('alert').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Change the email address').click();
  await becomes(() => dialog.getByLabel('New email address').inputValue(), student.email.toUpperCase());
  await becomes(() => dialog.getByRole('alert').count(), 0);
  await dialog.getByLabel('New email address').fill('moving@example.com');
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Change the email address').click();
  await becomes(() => dialog.getByLabel('New email address').inputValue(), 'moving@example.com');
  letTimePass();
  open.expectRefusal('403 /api/v1/me/address-change');
  await button('Send the emails').click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel(/^Password/).fill(student.password);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Both addresses have been sent an email.').waitFor();
  await page.getByText('New address: moving@example.com · awaited').waitFor();
  await looksWell();

  const token = await addressTokenTo(site.server, 'moving@example.com');
  await page.goto(`/confirm-address#${token}`);
  await page.getByText('A MyVerify account is to have this email address.').waitFor();
  await looksWell();
  await button('Confirm the address').click();
  await page.getByText('This mailbox has confirmed').waitFor();
  await looksWell();
  await page.goto('/student-detail');
  await page.getByText('New address: moving@example.com · confirmed').waitFor();
  await button('Keep my present address').click();
  await page.getByText('Your address stays as it is.').waitFor();
  await page.getByText('moving@example.com').waitFor({ state: 'detached' });
  open.expectRefusal('404 /api/v1/address-changes/look');
  await page.goto(`/confirm-address#${token}`);
  await page.getByRole('alert').getByText(inEnglish('address_change_ended')).waitFor();
});

it('the two links change the address, in Chinese too, and it signs in from then on', async () => {
  const student = await registerStudent(site.server);
  await resource(student, 'POST', 'me/address-change', { body: { email: 'moved@example.com' } });
  await goTo(`/confirm-address#${await addressTokenTo(site.server, student.email)}`, 'cn');
  await page.getByText('您的 MyVerify 账户将更换邮箱').waitFor();
  await button('确认邮箱').click();
  await page.getByText('此邮箱已确认').waitFor();
  await page.goto('/index');
  await page.goto(`/confirm-address#${await addressTokenTo(site.server, 'moved@example.com')}`);
  await button('确认邮箱').click();
  await page.getByText('邮箱已更换').waitFor();
  await looksWell();
  await signIn(site.server.url, { email: 'moved@example.com', password: student.password });
});

it('who did not ask ends it, is told to choose a password, and of a taken address one is told', async () => {
  const student = await registerStudent(site.server);
  await resource(student, 'POST', 'me/address-change', { body: { email: 'thief@example.com' } });
  const [old, other] = [
    await addressTokenTo(site.server, student.email),
    await addressTokenTo(site.server, 'thief@example.com'),
  ];
  await goTo(`/confirm-address#${other}`, 'cn');
  await button('确认邮箱').click();
  await page.getByText('此邮箱已确认').waitFor();
  await registerStudent(site.server, 'thief@example.com');
  open.expectRefusal('409 /api/v1/address-changes/confirm');
  await page.goto('/index');
  await page.goto(`/confirm-address#${old}`);
  await button('确认邮箱').click();
  await page.getByRole('alert').getByText(inChinese('email_taken')).waitFor();
  await button('不是我操作的').click();
  await page.getByText('没有任何更改').waitFor();
  await page.getByRole('link', { name: '重新设置密码' }).waitFor();
  await looksWell();
  expect((await student.get('/api/user/info')).status).toBe(401);
});

it('the back office tells that a change waits, keeps the address, and has a lost mailbox done without', async () => {
  const student = await registerStudent(site.server);
  open = await visitOffice(site, '/user', { as: ADMIN });
  page = open.page;
  await page.getByRole('link', { name: `Edit ${student.email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('A new address counts once both mailboxes have confirmed it').waitFor();
  await dialog.getByLabel('Email').fill('by.staff@example.com');
  await button('Save').click();
  await page.getByText('Save Success!').waitFor();
  await page.getByRole('link', { name: `Edit ${student.email}` }).click();
  await dialog.getByText('Another email waits: by.staff@example.com').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button('Cancel').click();
  await page.getByRole('link', { name: `Details ${student.email}` }).click();
  await page.getByRole('button', { name: /^Do without the present mailbox/ }).click();
  await page.getByText('For users who have lost their mailbox.').waitFor();
  await button('Do without the present mailbox').click();
  await page.getByText('One administrator wants to do without').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Keep the present email/ }).click();
  await page.getByText('The email stays as it is.').waitFor();
  await page.getByText('Another email waits').waitFor({ state: 'detached' });
  const { body } = await resource<{ change: unknown }>(student, 'GET', 'me/address-change');
  expect(body.change).toBeNull();
});
