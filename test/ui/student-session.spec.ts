import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, pdf } from './application.page.js';

const site = testedSite();

it('is found over by any call, those of the resource API too', async () => {
  const { page, context, expectRefusal, close } = await visit(site, { as: STUDENT });
  expectRefusal('401 /api/v1/me/export');
  await page.goto('/student-detail');
  const download = page.getByRole('button', { name: 'Download my data' });
  await download.waitFor();
  await context.clearCookies();
  await download.click();
  await page.getByText('you need login again').waitFor();
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fstudent-detail`);
  await close();
});

it('is not ended by the old one, whose end was found just before', async () => {
  const { page, complaints, expectRefusal, close } = await visit(site);
  expectRefusal('401 /api/user/info');
  await page.addInitScript({ content: `localStorage.setItem('session-until', '${Date.now() + 3_600_000}');` });
  await page.goto('/cert-list');
  await page.getByText('you need login again').waitFor();
  await page.getByLabel('Email').fill(STUDENT.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(STUDENT.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'My certificates' }).waitFor();
  // Longer than whoever lost a session is left where they are.
  await page.waitForTimeout(4_000);
  expect(page.url()).toBe(`${site.server.url}/cert-list`);
  await becomes(() => page.getByRole('heading', { name: 'My certificates' }).count(), 1);
  expect(complaints).toEqual([]);
  await close();
});

it('goes on where signing out got no answer, which is told; then it ends', async () => {
  const { page, complaints, close } = await visit(site, { as: STUDENT });
  await page.goto('/cert-list');
  await page.route('**/api/user/logout', (route) => route.abort());
  const account = page.getByRole('button', { name: 'Account of Demo Student' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alert').filter({ hasText: 'You are still signed in' }).waitFor();
  expect(page.url()).toBe(`${site.server.url}/cert-list`);
  await page.unroute('**/api/user/logout');
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${site.server.url}/index`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

it('ends in every tab that is open', async () => {
  const { page, context, complaints, close } = await visit(site, { as: STUDENT });
  await page.goto('/cert-list');
  await page.getByRole('heading', { name: 'My certificates' }).waitFor();
  const other = await context.newPage();
  await other.goto('/student-detail');
  await other.locator('#name').waitFor();
  const visitor = await context.newPage();
  await visitor.goto('/check');
  await visitor.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await other.waitForURL(`${site.server.url}/student-login?next=%2Fstudent-detail`);
  await other.getByText('Your session was ended in another tab.').waitFor();
  // What anyone may see stays.
  await visitor.getByRole('link', { name: 'Login' }).waitFor();
  expect(visitor.url()).toBe(`${site.server.url}/check`);
  expect(complaints).toEqual([]);
  await close();
});

it('takes what was typed in an application along where it is ended in another tab, and goes on where it begins again', async () => {
  const student = await registerStudent(site.server);
  const { page, context, complaints, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await form.field('major').fill('Marine Biology');
  const other = await context.newPage();
  await other.goto('/index');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-add`);
  await becomes(() => page.getByText('Marine Biology').count(), 0);

  await other.goto('/student-login');
  await other.getByLabel('Email').fill(student.email);
  await other.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`${site.server.url}/cert-add`);
  await form.field('major').waitFor();
  await becomes(() => form.field('major').inputValue(), '');
  await becomes(() => page.getByText('Your unsaved changes are restored').count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

it('ends by signing out of the back office, too', async () => {
  const { page, context, complaints, close } = await visit(site, { as: ADMIN });
  const form = new ApplicationPage(page);
  await form.open('/cert-add', { legal: false });
  await form.field('name').fill('An applicant');
  const office = await context.newPage();
  await office.goto('/manage/account');
  await office.getByRole('button', { name: /^账号：/u }).click();
  await office.getByRole('menuitem', { name: '退出登录' }).click();
  // Staff sign in there, and go on here.
  await page.waitForURL(`${site.server.url}/manage/login`);
  await becomes(() => page.getByText('An applicant').count(), 0);
  expect(complaints).toEqual([]);
  await page.getByRole('textbox', { name: '邮箱或用户名' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: '密码' }).fill(ADMIN.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`${site.server.url}/cert-add`);
  await form.field('name').waitFor();
  await close();
});

it('of staff that is lost in the form lets their organisation ask who comes next', async () => {
  const { page, context, expectRefusal, close } = await visit(site, { as: ADMIN });
  const form = new ApplicationPage(page);
  const isToAsk = () => page.evaluate("localStorage.getItem('organisation-asks-again')");
  await form.open('/cert-add?back=%2Fmanage%2Fstudent', { legal: false });
  expect(await isToAsk()).toBeNull();
  await context.clearCookies();
  expectRefusal('401 /api/file/upload');
  await form.choose('cert_photos', [await pdf('degree.pdf')]);
  await page.getByText('you need login again').waitFor();
  await becomes(isToAsk, 'yes');
  await page.waitForURL(`${site.server.url}/manage/login`);
  // Whoever opens the form without a session, too.
  await page.evaluate("localStorage.removeItem('organisation-asks-again')");
  await page.goto('/cert-add?back=%2Fmanage%2Fstudent');
  await page.waitForURL(`${site.server.url}/manage/login`);
  await becomes(isToAsk, 'yes');
  await close();
});

it('is over on a page that the browser brings back after signing out', async () => {
  const { page, close } = await visit(site, { as: STUDENT });
  await page.goto('/cert-list');
  await page.getByRole('heading', { name: 'My certificates' }).waitFor();
  await page.evaluate(`localStorage.removeItem('session-until');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-list`);
  await close();
});
