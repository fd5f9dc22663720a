import type { Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { freshCode } from '../support/codes.js';
import { call } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish, sayIn } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { ageCodes, setStatus } from '../support/server-data.js';
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

async function mailedCode(email: string): Promise<string> {
  const mail = await site.server.mailTo(email, ({ text }) => /\b\d{6}\b/.test(text ?? ''));
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
}

/** Presses Tab until an element has the focus. */
async function tabTo(selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by keyboard`);
}

describe('registering', () => {
  it('works by keyboard alone, with the mailed code, signs in, and stores the consents', async () => {
    const email = 'keyboard@example.com';
    await goTo('/student-register');
    await tabTo('#email');
    await page.keyboard.type(email);
    await tabTo('#password');
    await page.keyboard.type(PASSWORD);
    await tabTo('#checkPwd');
    await page.keyboard.type(PASSWORD);
    await tabTo('button:not([aria-label]):not([type="submit"]):is(form *)');
    await page.keyboard.press('Enter');
    await page.getByText(`We have sent an email to ${email}`).waitFor();
    const code = await mailedCode(email);
    await becomes(() => button('Register').last().isDisabled(), true);
    await field('code').focus();
    await page.keyboard.type(code);
    await tabTo('#consent');
    await page.keyboard.press('Space');
    await tabTo('button[type="submit"]');
    await page.keyboard.press('Enter');
    await page.getByText('Register Success!').waitFor();
    await page.waitForURL('**/cert-list');
    await page.getByRole('heading', { name: 'You have no application yet' }).waitFor();
    const student = await signIn(site.server.url, { email, password: PASSWORD });
    const { body } = await call<Array<{ notice: string; version: string }>>(student, 'GET', '/api/v1/me/consents');
    expect(body).toMatchObject([
      { notice: 'privacy', language: 'en' },
      { notice: 'terms', language: 'en' },
    ]);
    const { body: notices } = await call<object[]>(student, 'GET', '/api/v1/notices');
    for (const { notice, version } of body)
      expect(notices).toContainEqual(expect.objectContaining({ notice, version }));
  });

  it.each(['en', 'cn'] as const)(
    'says in %s what is wrong, beside the fields and on Enter above them',
    async (language) => {
      const say = sayIn(language);
      const texts = [say('email_malformed'), say('length_between', { min: 8, max: 16 }), say('passwords_differ')];
      await goTo('/student-register', { language });
      await field('email').press('Enter');
      const summary = page.getByRole('alert');
      await summary.getByText(say('credentials_needed')).waitFor();
      await page.locator('[role=alert]:focus').waitFor();
      await field('email').fill('mei@example');
      await field('password').fill('Kelapa1');
      await field('checkPwd').fill('Kelapa2');
      await field('code').focus();
      for (const [at, id] of ['email', 'password', 'checkPwd'].entries()) {
        await page
          .locator(`#${id}-error`)
          .getByText(texts[at] ?? '', { exact: true })
          .waitFor();
      }
      await field('password').fill('kelapamuda');
      await field('code').focus();
      await page.locator('#password-error').getByText(say('password_composition'), { exact: true }).waitFor();
      await becomes(() => page.locator('#password-description li[data-met]').count(), 2);
    },
  );

  it('keeps the address, and no password, where a phone forgets the page', async () => {
    await goTo('/student-register');
    await field('email').fill('forgotten@example.com');
    await field('password').fill(PASSWORD);
    await page.reload();
    await becomes(() => field('email').inputValue(), 'forgotten@example.com');
    await becomes(() => field('password').inputValue(), '');
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toContain(PASSWORD);
  });

  it('leads to the login with the address where signing in does not work, and keeps the address no longer', async () => {
    const email = 'not.signed.in@example.com';
    await goTo('/student-register');
    open.expectRefusal('503 /api/user/login');
    await page.route('**/api/user/login', (route) => route.fulfill({ status: 503 }));
    await field('email').fill(email);
    await button(/^Send/).click();
    await page.getByText(`We have sent an email to ${email}`).waitFor();
    await field('password').fill(PASSWORD);
    await field('checkPwd').fill(PASSWORD);
    await field('code').fill(await mailedCode(email));
    await field('consent').check();
    await page.locator('button[type="submit"]').click();
    await page.waitForURL('**/student-login');
    await becomes(() => field('email').inputValue(), email);
    await page.goto('/student-register');
    await becomes(() => field('email').inputValue(), '');
  });

  it('says that a code is wrong, and keeps what was typed', async () => {
    const email = 'wrong-code@example.com';
    await goTo('/student-register');
    open.expectRefusal('400 /api/user/register');
    await field('email').fill(email);
    await field('password').fill(PASSWORD);
    await field('checkPwd').fill(PASSWORD);
    await field('code').fill('000000');
    await field('consent').check();
    await page.locator('button[type="submit"]').click();
    await page.locator('#code-error').getByText(inEnglish('code_wrong')).waitFor();
    await becomes(() => field('password').inputValue(), PASSWORD);
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Verification code/ })
      .click();
    await page.locator('#code:focus').waitFor();
  });
});

describe('asking for a code', () => {
  it('needs an email, then waits for 60 seconds, also after the page is loaded again', async () => {
    await goTo('/student-reset-pwd');
    await page.clock.install();
    const send = button(/^Send/);
    await becomes(() => send.isDisabled(), true);
    await field('email').fill(STUDENT.email);
    // Leaving this field shows an error, which must not move the button from under the click.
    await field('checkPwd').fill('x');
    await send.click();
    await button(/^Send again in (60|5\d) s$/).waitFor();
    await becomes(() => send.isDisabled(), true);
    await page.clock.runFor(20_000);
    await page.reload();
    await button(/^Send again in [1-4]\d s$/).waitFor();
    await field('email').fill(STUDENT.email);
    await becomes(() => send.isDisabled(), true);
    await page.clock.runFor(45_000);
    await button(/^Send Email$/).waitFor();
    await becomes(() => send.isDisabled(), false);
  });

  it('waits as long as the server says where another device has just asked', async () => {
    const email = 'two.devices@example.com';
    await new PortalClient(site.server.url).post('/api/user/send-email-code', { email, purpose: 'register' });
    ageCodes(site.server, email, 30);
    await goTo('/student-register');
    open.expectRefusal('429 /api/user/send-email-code');
    await field('email').fill(email);
    await button('Send code').click();
    await page.getByText(/Please wait \d+ seconds before asking for another code/).waitFor();
    await button(/^Send again in (30|[12]?\d) s$/).waitFor();
  });
});

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
