import { inFours, paymentReference } from '../../src/domain/payment/payment-reference.js';
import { completeForm, HOLDER, registerStudent } from '../support/applicant.js';
import { openOver, visitOffice } from '../support/back-office.js';
import { axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { paperPdf } from '../support/papers.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let officer: PortalClient;
let differing: number;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  const student = await registerStudent(site.server);
  const form = await completeForm(student);
  const receipt = await student.upload('payment', 'receipt.pdf', await paperPdf('Paid MYR 66.96'));
  differing = (await record(student, 'add-apply', { ...form, type: 'stamping', payment_photos: [receipt.data.url] }))
    .id;
  await record(student, 'add', { name: 'Still a draft' });
  await waitFor('the payment to be read', async () => {
    const { body } = await resource<{ state: string }>(officer, 'GET', `payments/${differing}`);
    return body.state === 'differs';
  });
});

const WORDS = {
  en: { title: 'Payments', differs: 'Differs', expected: 'Expected', search: 'Name, no. or reference' },
  cn: { title: '付款', differs: '不符', expected: '待付款', search: '姓名、编号或附言' },
};

it.each(LANGUAGES.flatMap((language) => (['desk', 'phone'] as const).map((device) => [language, device] as const)))(
  'lists payments in %s on a %s, found by reference, name and number',
  async (language, device) => {
    const words = WORDS[language];
    const { page, complaints, close } = await visitOffice(site, '/payment', { as: ADMIN, language, device });
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    const reference = inFours(paymentReference(differing));
    await page.getByText(reference).waitFor();
    await page.getByText('MYR 66.96', { exact: true }).waitFor();
    await page.getByText('MYR 1,101.60', { exact: true }).first().waitFor();
    await page.getByText(words.expected, { exact: true }).first().waitFor();
    const search = page.getByLabel(words.search, { exact: true });
    for (const q of [paymentReference(differing).toLowerCase(), HOLDER.name, String(differing)]) {
      await search.fill(q);
      await page.getByText(words.expected, { exact: true }).first().waitFor({ state: 'detached' });
      await page.getByText(words.differs, { exact: true }).first().waitFor();
      await search.fill('');
      await page.getByText(words.expected, { exact: true }).first().waitFor();
    }
    await search.fill('still draft');
    await page.getByText(reference).waitFor({ state: 'detached' });
    await page.getByText(words.expected, { exact: true }).first().waitFor();
    await openOver(page, `/payment/${differing}/show`);
    for (const amount of ['MYR 1,101.60', 'MYR 66.96']) {
      await page.getByRole('dialog').getByText(amount, { exact: true }).waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  },
);

const DESK = {
  en: {
    group: /^Proof of payment/,
    fee: 'Fee of this service: MYR 1,101.60',
    signal: 'The fee is MYR 1,101.60; on the receipt',
  },
  cn: { group: /^缴费凭证/, fee: '本服务费用：MYR 1,101.60', signal: '应付 MYR 1,101.60' },
};

it.each(LANGUAGES)('leads to the desk, which says what differs beside what is to be paid, in %s', async (language) => {
  const words = DESK[language];
  const { page, close } = await visitOffice(site, '/payment', { as: ADMIN, language });
  await page.getByRole('link', { name: String(differing), exact: true }).click();
  await page.waitForURL(`**/manage/student/${differing}`);
  await page.getByRole('navigation').getByRole('button', { name: words.group }).click();
  await page.locator('[data-payment="differs"]').getByText('MYR 66.96').waitFor();
  await page.getByText(words.fee).waitFor();
  await page.locator('[data-signal="amount_differs"]').getByText(words.signal).waitFor();
  await page
    .getByText(inFours(paymentReference(differing)))
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();
});
