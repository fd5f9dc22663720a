import { inFours, paymentReference } from '../../src/domain/payment/payment-reference.js';
import { completeForm, HOLDER, registerStudent } from '../support/applicant.js';
import { visitOffice } from '../support/back-office.js';
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
  differing = (await record(student, 'add-apply', { ...form, payment_photos: [receipt.data.url] })).id;
  await record(student, 'add', { name: 'Still a draft' });
  await waitFor('the payment to be read', async () => {
    const { body } = await resource<{ state: string }>(officer, 'GET', `payments/${differing}`);
    return body.state === 'differs';
  });
});

const WORDS = {
  en: { title: 'Payments', differs: 'Differs', expected: 'Expected', search: 'Name, number or reference' },
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
    await page.getByText('66.96').waitFor();
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
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('leads to the desk, which says what differs beside what is to be paid', async () => {
  const { page, close } = await visitOffice(site, '/payment', { as: ADMIN });
  await page.getByRole('link', { name: String(differing), exact: true }).click();
  await page.waitForURL(`**/manage/student/${differing}`);
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('button', { name: /^Proof of payment/ })
    .click();
  await page.locator('[data-payment="differs"]').getByText('MYR 66.96').waitFor();
  await page.getByText(`Reference to be given: ${inFours(paymentReference(differing))}`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();
});
