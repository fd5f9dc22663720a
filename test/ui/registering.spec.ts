import type { Page } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { call } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish, sayIn } from '../support/said.js';
import { STUDENT } from '../support/server.js';
import { ageCodes } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { Keyboard } from './keyboard.page.js';

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

async function mailedCode(email: string): Promise<string> {
  const mail = await site.server.mailTo(email, ({ text }) => /\b\d{6}\b/.test(text ?? ''));
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
}

const tabTo = (selector: string) => Keyboard.of(page).to(page.locator(selector));

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
