import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { ForeignVerifier } from '../support/foreign-verifiers.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { newWalletKey, Wallet } from '../support/wallet.js';

const site = testedSite({ env: { WALLET: 'on' } });
let student: Awaited<ReturnType<typeof registerStudent>>;
let verified: PortalCertificate;

beforeAll(async () => {
  student = await registerStudent(site.server);
  const officer = await signIn(site.server.url, ADMIN);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  verified = await record(officer, 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
});

async function openList(options: VisitOptions = {}) {
  const opened = await visit(site, { as: student, ...options });
  await opened.page.goto('/cert-list');
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

it('shows the code and, apart from it, the PIN, by the keyboard alone, with which a wallet takes the report', async () => {
  const { page, complaints, close } = await openList();
  const button = page.getByRole('button', { name: `Add to wallet: ${verified.verifi_no}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to wallet' });
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
  const link = (await dialog.getByRole('link', { name: 'Open the wallet on this device' }).getAttribute('href')) ?? '';
  expect(await dialog.textContent()).not.toMatch(/\b\d{6}\b/);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show the PIN' }).focus();
  await page.keyboard.press('Enter');
  const shown = dialog.getByText(/^PIN\s+\d{6}$/);
  await shown.waitFor();
  const [pin = ''] = /\d{6}/.exec((await shown.textContent()) ?? '') ?? [];
  const token = await new Wallet(await newWalletKey()).take(link, pin);
  const { credential } = await new ForeignVerifier(site.server.url, site.server.url).jwt(token);
  expect(credential.credentialSubject.report).toMatchObject({ number: verified.verifi_no });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('button:focus').and(button).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['desk', 'en', 'Show the PIN'],
  ['phone', 'cn', '显示密码'],
] as const)('at a %s in %s fits the screen', async (device, language, words) => {
  const { page, complaints, close } = await openList({ device, language });
  await page.getByRole('button', { name: language === 'en' ? /^Add to wallet: / : /^添加到钱包：/ }).click();
  await page.getByRole('button', { name: words }).click();
  await page
    .getByText(/\d{6}$/)
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('says why there is no code, and makes a new one once it has ended', async () => {
  const { page, expectRefusal, close } = await openList();
  const path = `/api/v1/certificates/${verified.id}/wallet-offers`;
  expectRefusal(`409 ${path}`);
  const button = page.getByRole('button', { name: /^Add to wallet: / });
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'This report was withdrawn', reason: 'report_withdrawn', code: 'report_withdrawn', errors: {} },
    }),
  );
  await button.click();
  await page.getByRole('alert').filter({ hasText: 'withdrawn' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute(`**${path}`);
  const offer = {
    link: 'openid-credential-offer://?x=1',
    qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    pin: '123456',
  };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 201, json: { ...offer, endsAt: new Date(0) } }), {
    times: 1,
  });
  await button.click();
  await page.getByText(/^This code has ended/).waitFor();
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await close();
});

it('is not there where the installation has it off', async () => {
  const { page, close } = await openList();
  await page.route('**/api/v1/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), wallet: false } });
  });
  await page.reload();
  await page.getByRole('button', { name: /^Portable copy/ }).waitFor();
  await becomes(() => page.getByRole('button', { name: /^Add to wallet: / }).count(), 0);
  await close();
});
