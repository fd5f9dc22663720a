import type { Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { freshCode } from '../support/codes.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish, sayIn } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { setStatus } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const PASSWORD = 'Kelapa-2026';

const site = testedSite();
let open: Visit;
let page: Page;

afterEach(closeVisits);

async function goTo(path: string, options: VisitOptions = {}): Promise<void> {
  open = await visit(site, options);
  page = open.page;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const field = (id: string) => page.locator(`#${id}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const pathNow = () => new URL(page.url()).pathname;

describe('signing in', () => {
  const signInHere = async (email: string, password: string) => {
    await field('email').fill(email);
    await field('password').fill(password);
    await page.locator('button[type="submit"]').click();
  };

  it('can show what is typed, and leads where one wanted to go', async () => {
    await goTo('/student-detail', { device: 'phone' });
    await page.waitForURL('**/student-login?next=%2Fstudent-detail');
    const submit = page.locator('button[type="submit"]');
    await becomes(() => submit.isDisabled(), true);
    await field('password').fill('secret');
    await button('Show password').click();
    await becomes(() => field('password').getAttribute('type'), 'text');
    await button('Hide password').click();
    await becomes(() => field('password').getAttribute('type'), 'password');
    await signInHere(STUDENT.email, STUDENT.password);
    await page.getByText('Login Success!').waitFor();
    await page.waitForURL('**/student-detail');
    await page.reload();
    await field('name').waitFor();
  });

  it('leads students to their certificates and staff to the back office', async () => {
    await goTo('/student-login');
    await signInHere(STUDENT.email, STUDENT.password);
    await page.waitForURL('**/cert-list');
    await button('Account of Demo Student').waitFor();
    await open.close();
    await goTo('/student-login');
    await signInHere(ADMIN.email, ADMIN.password);
    await page.waitForURL(/\/manage\/student/);
    open.complaints.length = 0; // What the back office says is not this test's.
  });

  it.each([
    ['en', /Please try again in 1[45] minutes\./],
    ['cn', /请在1[45]分钟后重试。/],
  ] as const)(
    'tells in %s of a wrong password, and of the lock-out with the time that is left',
    async (language, wait) => {
      const say = sayIn(language);
      const { email } = await registerStudent(site.server);
      await goTo('/student-login', { language });
      open.expectRefusal('401 /api/user/login', '429 /api/user/login');
      await signInHere(email, 'Wrong-2026');
      await page.getByRole('alert').getByText(say('wrong_credentials')).waitFor();
      await becomes(() => field('email').inputValue(), email);
      const anyone = new PortalClient(site.server.url);
      for (let tries = 2; tries <= 10; tries += 1)
        await anyone.post('/api/user/login', { email, password: 'Wrong-2026' });
      await signInHere(email, 'Wrong-2026');
      await page
        .getByRole('alert')
        .filter({ hasText: say('logins_locked') })
        .filter({ hasText: wait })
        .waitFor();
    },
  );

  it('tells of an account that was disabled', async () => {
    const { email, password } = await registerStudent(site.server);
    setStatus(site.server, email, 'disabled');
    await goTo('/student-login');
    open.expectRefusal('403 /api/user/login');
    await signInHere(email, password);
    await page.getByRole('alert').getByText(inEnglish('account_disabled')).waitFor();
  });
});

describe('a new password', () => {
  it('is set with a mailed code, on a screen without header and footer', async () => {
    const { email, password } = await registerStudent(site.server);
    await goTo('/student-reset-pwd', { language: 'cn' });
    await becomes(() => page.locator('header, footer').count(), 0);
    await field('email').fill(email);
    await field('password').fill(PASSWORD);
    await field('checkPwd').fill(PASSWORD);
    await field('code').fill(await freshCode(site.server, email, 'reset'));
    await page.locator('button[type="submit"]').click();
    await page.getByText('密码重置成功！').waitFor();
    await page.waitForURL('**/student-login');
    await signIn(site.server.url, { email, password: PASSWORD });
    await expect(signIn(site.server.url, { email, password })).rejects.toThrow('401');
  });

  it('replaces the old one and signs out', async () => {
    const student = await registerStudent(site.server);
    await goTo('/change-pwd', { as: student });
    open.expectRefusal('400 /api/user/change-password');
    await field('oldPassword').fill('Wrong-2026');
    await field('newPassword').fill(PASSWORD);
    await button('Save').click();
    await page.locator('#oldPassword-error').getByText(inEnglish('old_password_wrong')).waitFor();
    await field('oldPassword').fill(student.password);
    await button('Save').click();
    await page.getByText('Change Success!').waitFor();
    await page.waitForURL('**/student-login');
    await page.reload();
    expect(pathNow()).toBe('/student-login');
    await signIn(site.server.url, { email: student.email, password: PASSWORD });
    expect((await student.get('/api/user/info')).status).toBe(401);
  });
});
