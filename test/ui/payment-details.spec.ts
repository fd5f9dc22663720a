import { readFile } from 'node:fs/promises';
import { DEMONSTRATION_ACCOUNT } from '../../src/domain/payment/payment-details.js';
import { inFours, paymentReference } from '../../src/domain/payment/payment-reference.js';
import { codesIn } from '../../src/platform/reading/codes.js';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';
import { hasFocus } from './keyboard.page.js';

const site = testedSite();

async function openForm() {
  const student = await registerStudent(site.server);
  const visited = await visit(site, { as: student, device: 'phone' });
  const form = new ApplicationPage(visited.page);
  await form.open('/cert-add');
  await form.field('name').fill('Mei Lin 陈');
  return { ...visited, form, dialog: visited.page.getByRole('dialog') };
}

it('makes a draft of a new form, whose reference the payment gets', async () => {
  const { page, context, form, dialog, complaints, close } = await openForm();
  await form.button('Payment Details').tap();
  await page.waitForURL('**/cert-update?id=*');
  const id = Number(new URL(page.url()).searchParams.get('id'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const tab of ['Scan DuitNow QR', 'Bank Transfer']) {
    await dialog.getByRole('tab', { name: tab }).tap();
    await dialog.getByText(inFours(paymentReference(id))).waitFor();
    // As the fields of a bank take them: the number alone, the reference in one piece.
    for (const [label, copied] of [
      [tab === 'Bank Transfer' ? 'Total' : 'Amount to key in', '669.60'],
      ['Reference', paymentReference(id)],
    ] as const) {
      await page.evaluate("navigator.clipboard.writeText('nothing yet')");
      await dialog.getByRole('button', { name: `Copy: ${label}` }).tap();
      await becomes(() => page.evaluate('navigator.clipboard.readText()'), copied);
    }
  }
  // Said in the dialog: a notice would cover its heading, and the cross that closes it.
  await dialog.getByText('Your application is saved as a draft').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await becomes(() => hasFocus(form.button('Payment Details')), true);
  await becomes(() => form.field('name').inputValue(), 'Mei Lin 陈');
  // What is typed on goes into the same draft, and nobody is asked again.
  await form.field('major').fill('Physics');
  await form.button('Payment Details').tap();
  await dialog.getByText('MYR 669.60').first().waitFor();
  expect(page.url()).toContain(`id=${id}`);
  await page.keyboard.press('Escape');
  await form.button('Save Draft').click();
  await page.waitForURL('**/cert-list*');
  await page.goto(`/cert-update?id=${id}`);
  await page.locator('#name').waitFor();
  await becomes(() => form.field('major').inputValue(), 'Physics');
  await becomes(() => dialog.count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

it('shows the fees all the same where no draft can be saved, and says what is missing', async () => {
  const { page, form, dialog, close } = await openForm();
  await page.route('**/api/cert/add', (route) => route.abort());
  await form.button('Payment Details').tap();
  await dialog.getByRole('tab', { name: 'Bank Transfer' }).tap();
  await dialog.getByText('Save the application first: its reference comes with it.').waitFor();
  expect(page.url()).toContain('/cert-add');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.unroute('**/api/cert/add');
  // A day later it might be made a second time: whoever is told of it, and asks again, has looked.
  // By the page's clock only the click is a day later: otherwise the session would be over.
  await form.button('Payment Details').evaluate((button) => {
    const { now } = Date;
    Date.now = () => now() + 24 * 3_600_000;
    (button as unknown as { click(): void }).click();
    Date.now = now;
  });
  await page.getByText('it was too long ago to be repeated').waitFor();
  expect(page.url()).toContain('/cert-add');
  await form.button('Payment Details').tap();
  await page.waitForURL('**/cert-update?id=*');
  await becomes(() => form.field('name').inputValue(), 'Mei Lin 陈');
  await close();
});

it('saves the QR code as a picture that the gallery of a phone shows and a scanner reads', async () => {
  const { page, form, dialog, close } = await openForm();
  await form.button('Payment Details').tap();
  await dialog.getByRole('tab', { name: 'Scan DuitNow QR' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save QR image' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('duitnow-qr.png');
  const picture = await readFile(await download.path());
  const [code] = await codesIn(picture);
  expect(code?.text).toBe(DEMONSTRATION_ACCOUNT.duitNowPayload);
  await close();
});
