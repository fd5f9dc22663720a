import type { Route } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { jumps, watchShifts } from '../support/layout-shifts.js';
import { sentences } from '../support/sentences.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

const OPEN = ['/index', '/agency', '/university', '/user-privacy', '/user-terms', '/check', '/upgrading', '/nowhere'];
const FOR_VISITORS = ['/student-login', '/student-register', '/student-reset-pwd'];
const SCHEME = "document.documentElement.getAttribute('data-mantine-color-scheme')";
const FOR_STUDENTS = ['/cert-list', '/cert-add', '/student-detail', '/change-pwd'];

describe.each([
  ['desk', 'en', 'light'],
  ['phone', 'cn', 'dark'],
] as const)('at a %s in %s, %s', (device, language, scheme) => {
  it.each([
    ['everyone', undefined, [...OPEN, ...FOR_VISITORS]],
    ['students', STUDENT, FOR_STUDENTS],
  ])(
    'every screen for %s shows itself without complaint, a jump, sideways scrolling, or anything that axe finds',
    async (_, as, paths) => {
      const found: string[] = [];
      const { page, complaints, close } = await visit(site, { device, language, scheme, ...(as ? { as } : {}) });
      await watchShifts(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        for (const finding of await axeFindings(page)) found.push(`${path}: ${finding}`);
        for (const jump of await jumps(page)) found.push(`${path}: ${jump}`);
        if (language === 'cn') found.push(...(await sentences(page)).map((said) => `${path}: says ${said}`));
        if ((await page.evaluate(SCHEME)) !== scheme) found.push(`${path}: is not ${scheme}`);
        if (await scrollsSideways(page)) found.push(`${path}: scrolls sideways`);
        const lang = await page.evaluate('document.documentElement.lang');
        if (!/^(en|zh-Hans)$/.test(String(lang))) found.push(`${path}: language ${lang}`);
        found.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
      }
      await close();
      expect(found).toEqual([]);
    },
  );
});

describe('the way of each role', () => {
  it.each([
    ['/', '/index'],
    ['/#/university', '/university'],
    ['/cert-list', '/student-login?next=%2Fcert-list'],
    ['/cert-update?id=7', '/student-login?next=%2Fcert-update%3Fid%3D7'],
    ['/student-detail', '/student-login?next=%2Fstudent-detail'],
    ['/cert-share?id=7', '/student-login?next=%2Fcert-share%3Fid%3D7'],
    ['/cooperation', '/university'],
    ['/admin-login', '/manage/login'],
    ['/#/manage', '/manage/login'],
  ])('of a visitor from %s is %s', async (from, to) => {
    const { page, close } = await visit(site);
    await page.goto(from);
    await page.waitForURL(site.server.url + to);
    // It is there to stay.
    await page.getByRole('heading').first().waitFor();
    expect(page.url()).toBe(site.server.url + to);
    await close();
  });

  it('of a student passes the login', async () => {
    const { page, close } = await visit(site, { as: STUDENT });
    for (const [from, to] of [
      ['/student-login', '/cert-list'],
      ['/student-login?next=%2Fstudent-detail', '/student-detail'],
      ['/student-login?next=%2F%2Fevil.example', '/cert-list'],
      ['/student-register', '/cert-list'],
    ] as const) {
      await page.goto(from);
      await page.waitForURL(site.server.url + to);
    }
    await close();
  });

  it('of staff leads to the back office', async () => {
    const { page, close } = await visit(site, { as: ADMIN });
    await page.goto('/cert-list');
    await page.waitForURL(/\/manage\/student/);
    await page.goto('/cert-add');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cert-add');
    await close();
  });
});

it('the menu of a phone is closed by Escape, which leads back to its button, and by getting anywhere', async () => {
  const { page, complaints, close } = await visit(site, { device: 'phone' });
  await page.goto('/index');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' }).last();
  const closed = async () => {
    await becomes(() => button.getAttribute('aria-expanded'), 'false');
    await login.waitFor({ state: 'hidden' });
  };
  await button.tap();
  await login.focus();
  await page.keyboard.press('Escape');
  await closed();
  await page.locator('header button:focus').and(button).waitFor();
  await button.tap();
  await login.tap();
  await page.waitForURL(`${site.server.url}/student-login`);
  await closed();
  await button.tap();
  await login.waitFor();
  await page.goBack();
  await page.waitForURL(`${site.server.url}/index`);
  await closed();
  expect(complaints).toEqual([]);
  await close();
});

it('shows at once what stands around a screen that is on its way, and tells of the wait', async () => {
  const { page, complaints, close } = await visit(site, { as: STUDENT });
  const held: Route[] = [];
  await page.route(/ProfilePage|AgencyPage/, (route) => void held.push(route));
  const arrives = async () => {
    await waitFor('the screen to be asked for', async () => held.length > 0);
    for (const route of held.splice(0)) await route.continue();
  };
  await page.goto('/student-detail', { waitUntil: 'commit' });
  // Who is signed in is known before the screen is there.
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  await arrives();
  await page.locator('#name').waitFor();
  await page.goto('/index');
  await page.getByRole('link', { name: /^Agency Query/ }).click();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await arrives();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('shows what was chosen: the language stays', async () => {
  const { page, close } = await visit(site);
  await page.goto('/index');
  await page.locator('header').getByText('中文').first().click();
  await page.locator('header').getByText('登录').first().waitFor();
  await page.reload();
  await page.locator('header').getByText('登录').first().waitFor();
  await becomes(() => page.evaluate('document.documentElement.lang'), 'zh-Hans');
  await close();
});

it('sends who lost the session to the login 3 seconds later, and back afterwards', async () => {
  const { page, context, expectRefusal, complaints, close } = await visit(site, { as: STUDENT });
  await page.goto('/cert-list');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.clearCookies();
  expectRefusal('401 /api/cert/list', '401 /api/user/info');
  // On a slow machine the notice has gone when the page counts as loaded.
  const notice = page.getByText('you need login again').waitFor();
  await page.reload({ waitUntil: 'commit' });
  await notice;
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-list`);
  expect(complaints).toEqual([]);
  await close();
});
