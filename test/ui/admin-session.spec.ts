import { givePassword } from '../support/accounts.js';
import { message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { resourceClient } from '../support/resource-client.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

const OTHER = { email: 'second@staff.example', password: 'Second-2026' };
const THIRD = { email: 'third@staff.example', password: 'Third-2026' };

beforeAll(async () => {
  const users = resourceClient(await signIn(site.server.url, ADMIN));
  for (const [name, user] of [
    ['Second Officer', OTHER],
    ['Third Officer', THIRD],
  ] as const) {
    const username = user.email.slice(0, user.email.indexOf('@'));
    await users.create('users', { data: { email: user.email, name, username, roleId: 0 } });
    await givePassword(site.server.url, user.email, user.password);
  }
});

const endSessions = () =>
  inData(site.server, (data) => data.prepare('UPDATE sessions SET ended_at = ?').run(Date.now()));

it('whoever is not signed in comes to the sign-in page, and from there to where they wanted to go', async () => {
  const { page, complaints, expectRefusal, close } = await visitOffice(site, '/mun?page=2', {});
  await page.waitForURL(`${site.server.url}/manage/login`);
  await page.getByRole('heading', { level: 1, name: 'Back office' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(inEnglish('credentials_needed')).waitFor();
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  expectRefusal('401 /api/user/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(inEnglish('wrong_credentials')).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
  expect(page.url()).toContain('/manage/mun?page=2');
  expect(complaints).toEqual([]);
  const kept = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(kept).not.toMatch(/eyJ/u);
  await close();
});

it('a student is told that this is the back office and comes to the student site, still signed in', async () => {
  const { page, context, close } = await visitOffice(site, '/login', {});
  await page.getByLabel('Email or username').fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'This is the back office' }).waitFor();
  await page.waitForURL((url) => !url.pathname.startsWith('/manage'));
  expect((await context.request.get('/api/user/info')).status()).toBe(200);
  await page.goto('/manage/company');
  await page.getByRole('heading', { name: 'This is the back office' }).waitFor();
  await close();
});

it('a lost session leads to the sign-in page and back, with what was typed', async () => {
  const { page, expectRefusal, complaints, close } = await visitOffice(site, '/company/create', {
    as: ADMIN,
  });
  await page.getByRole('dialog').getByLabel('Name').fill('Aaa typed before the loss');
  await page.getByRole('dialog').getByLabel('Region').fill('Kedah');
  endSessions();
  expectRefusal('401 /api/v1/companies');
  // It stands two seconds: looked for before it comes.
  const told = message(page, 'you need login again');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await told;
  await page.waitForURL(`${site.server.url}/manage/login`);
  await page.getByText('you need login again').first().waitFor();
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('mistyped');
  expectRefusal('401 /api/user/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(inEnglish('wrong_credentials')).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.server.url}/manage/company/create`);
  await message(page, 'What you had typed is back');
  await becomes(() => page.getByRole('dialog').getByLabel('Name').inputValue(), 'Aaa typed before the loss');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await message(page, 'Save Success!');
  await page.getByRole('cell', { name: 'Aaa typed before the loss', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('what was typed before a lost session does not go over what a colleague has saved since', async () => {
  const colleague = await signIn(site.server.url, ADMIN);
  const body = { name: 'Aaa of two versions', region: 'Johor' };
  const { id } = (await resource<{ id: number }>(colleague, 'POST', 'companies', { body })).body;
  const { page, expectRefusal, close } = await visitOffice(site, `/company/${id}`, { as: ADMIN });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Region').fill('Kedah');
  endSessions();
  expectRefusal(`401 /api/v1/companies/${id}`);
  await press(page, 'Save');
  await page.waitForURL(`${site.server.url}/manage/login`);
  const again = await signIn(site.server.url, ADMIN);
  await resource(again, 'PUT', `companies/${id}`, { body: { name: 'Aaa saved meanwhile', region: 'Melaka' } });
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await message(page, 'What you had typed is back');
  await becomes(() => dialog.getByLabel('Region').inputValue(), 'Kedah');
  expectRefusal(`409 /api/v1/companies/${id}`);
  await press(page, 'Save');
  const letGo = await holdBack(page, `**/api/v1/companies/${id}`);
  await press(page, 'Load the new version');
  // It is there already but for the version: nothing is saved before that is known.
  await becomes(() => dialog.getByLabel('Name').inputValue(), 'Aaa saved meanwhile');
  await becomes(() => dialog.getByRole('button', { name: 'Save' }).isDisabled(), true);
  letGo();
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'Aaa saved meanwhile').getByText('Kedah').waitFor();
  await close();
});

it('of a profile nothing but what was typed comes back after a lost session', async () => {
  const { page, expectRefusal, complaints, close } = await visitOffice(site, '/account', { as: OTHER });
  await page.getByLabel('Nationality').fill('Malaysia');
  endSessions();
  expectRefusal('401 /api/user/update');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${site.server.url}/manage/login`);
  const elsewhere = await signIn(site.server.url, OTHER);
  await elsewhere.post('/api/user/update', { passport: 'E7000001' });
  await page.getByLabel('Email or username').fill(OTHER.email);
  await page.getByLabel('Password', { exact: true }).fill(OTHER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.server.url}/manage/account`);
  await becomes(() => page.getByLabel('Nationality').inputValue(), 'Malaysia');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await message(page, 'Update Success!');
  const { data } = await elsewhere.get<Record<string, unknown>>('/api/user/info');
  expect(data).toMatchObject({ nationality: 'Malaysia', passport: 'E7000001' });
  expect(complaints).toEqual([]);
  await close();
});

it('a form with changes asks before it is left', async () => {
  const { page, close } = await visitOffice(site, '/company/create', { as: ADMIN });
  await page.getByRole('dialog').getByLabel('Name').fill('Not saved');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void (questions.length === 1 ? question.dismiss() : question.accept());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await becomes(() => page.getByRole('dialog').getByLabel('Name').inputValue(), 'Not saved');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${site.server.url}/manage/company`);
  await becomes(async () => questions.length, 2);
  await close();
});

it('a new password has six characters, is typed twice, and signs out', async () => {
  const { page, expectRefusal, close } = await visitOffice(site, '/account/password', {
    language: 'cn',
    as: ADMIN,
  });
  const save = () => page.getByRole('button', { name: '保存' }).click();
  const type = async (old: string, next: string, confirm: string) => {
    await page.getByLabel('原密码', { exact: true }).fill(old);
    await page.getByLabel('新密码', { exact: true }).fill(next);
    await page.getByLabel('确认新密码', { exact: true }).fill(confirm);
    await save();
  };
  await type(ADMIN.password, 'short', 'other');
  await page.getByText(inChinese('password_too_short', { min: 6 }), { exact: true }).waitFor();
  await page.getByText(inChinese('staff_passwords_differ'), { exact: true }).waitFor();
  expectRefusal('400 /api/user/change-password');
  await type('not the old one', 'Harbour-2027', 'Harbour-2027');
  await page.getByText(inChinese('old_password_wrong')).first().waitFor();
  await type(ADMIN.password, 'Harbour-2027', 'Harbour-2027');
  await page.waitForURL(`${site.server.url}/manage/login`);
  await message(page, '密码修改成功，请重新登录');
  await signIn(site.server.url, { email: ADMIN.email, password: 'Harbour-2027' });
  await close();
});

it('whoever signs in in another window is shown in this one, too', async () => {
  const { page, context, close } = await visitOffice(site, '/company', { as: OTHER });
  await page.getByRole('button', { name: 'Account: Second Officer' }).waitFor();
  const second = await context.newPage();
  await second.goto('/manage/company');
  await second.getByRole('button', { name: 'Account: Second Officer' }).click();
  // Where signing out fails one is still there.
  await second.route('**/api/user/logout', (route) => route.abort());
  await second.getByRole('menuitem', { name: 'Log out' }).click();
  await message(second, 'You are still signed in');
  await second.unroute('**/api/user/logout');
  expect(new URL(second.url()).pathname).toBe('/manage/company');
  await second.getByRole('button', { name: 'Account: Second Officer' }).click();
  await second.getByRole('menuitem', { name: 'Log out' }).click();
  await second.getByLabel('Email or username').fill(THIRD.email);
  await second.getByLabel('Password', { exact: true }).fill(THIRD.password);
  await second.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account: Third Officer' }).waitFor();
  await close();
});

it('whoever signs out in another window, of the student site too, is signed out in this one at once', async () => {
  const { page, context, complaints, close } = await visitOffice(site, '/company/create', { as: THIRD });
  await page.getByRole('dialog').getByLabel('Name').fill('Typed before signing out elsewhere');
  const other = await context.newPage();
  await other.goto('/index');
  await other.getByRole('button', { name: 'Account of Third Officer' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${site.server.url}/manage/login`);
  await becomes(() => page.getByText('Typed before').count(), 0);
  await other.goto('/student-login');
  await other.getByLabel('Email').fill(THIRD.email);
  await other.getByRole('textbox', { name: 'Password' }).fill(THIRD.password);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`${site.server.url}/manage/company/create`);
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  // Signing out ends it, wherever that is done.
  await becomes(() => page.getByRole('dialog').getByLabel('Name').inputValue(), '');
  expect(complaints).toEqual([]);
  await close();
});

it('a page that the browser brings back after signing out shows the sign-in page', async () => {
  const { page, close } = await visitOffice(site, '/user', { as: THIRD });
  await page.getByRole('row', { name: /Third Officer/u }).waitFor();
  await page.evaluate(`localStorage.removeItem('session-until');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await page.waitForURL(`${site.server.url}/manage/login`);
  await close();
});

it('while the service is away, a notice says so', async () => {
  const { page, context, close } = await visitOffice(site, '/login', {});
  await context.route('**/api/user/info', (route) => route.abort());
  await page.evaluate(`localStorage.setItem('session-until', '${Date.now() + 60_000}')`);
  await page.goto('/manage/company');
  await page.getByRole('heading', { name: 'We are upgrading' }).waitFor();
  await close();
});
