import type { Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { type Device, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();

const UNFOLDED =
  'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))';

async function signOut(page: Page, device: Device, name: string): Promise<void> {
  if (device === 'phone') {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    // Nobody is quicker than the menu unfolds.
    await page.evaluate(UNFOLDED);
  }
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

it.each(['desk', 'phone'] as const)('asks before what was typed in an application is lost: %s', async (device) => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device, as: student });
  const form = new ApplicationPage(page);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/logout')) asked.push(request.method());
  });
  await form.open('/cert-add');
  await form.field('major').fill('Marine Biology');

  await signOut(page, device, student.email);
  await question.getByText('What you have typed is not saved yet.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  expect(asked).toEqual([]);
  await form.hasFocus('major');
  await becomes(() => form.field('major').inputValue(), 'Marine Biology');

  // Where signing out fails one is still there, and so is what was typed.
  await page.route('**/api/user/logout', (route) => route.abort());
  await signOut(page, device, student.email);
  await Promise.all([
    page.getByRole('alert').filter({ hasText: 'You are still signed in' }).waitFor(),
    // The second click meets the dialog as it closes.
    question.getByRole('button', { name: 'Leave' }).dblclick(),
  ]);
  // Only now: what draws the notice is asked for while the route is there, and must not be held by its end.
  await page.unroute('**/api/user/logout');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await becomes(() => form.field('major').inputValue(), 'Marine Biology');
  expect(await page.evaluate('Object.keys(localStorage).join()')).toMatch(/draft:\d+:application:new/u);

  await signOut(page, device, student.email);
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`${site.server.url}/index`);
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(/"draft:|Marine/u);
  await becomes(() => question.count(), 0);
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

it('asks for a changed profile too, and not where nothing is changed', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { as: student, language: 'cn' });
  await page.goto('/student-detail');
  await page.locator('#name').fill('王小明');
  const signOutInChinese = async () => {
    await page.getByRole('button', { name: `${student.email} 的账户` }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };
  await signOutInChinese();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: '留在此页' }).click();
  await question.waitFor({ state: 'detached' });
  await becomes(() => page.locator('#name').inputValue(), '王小明');
  await page.locator('#name').fill('');
  await signOutInChinese();
  await page.waitForURL(`${site.server.url}/index`);
  await becomes(() => question.count(), 0);
  expect(complaints).toEqual([]);
  await close();
});
