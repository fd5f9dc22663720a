import type { Page } from 'playwright-core';
import { scanPng } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { CLAIMED, Enquirer } from '../support/enquiries.js';
import { resource } from '../support/resource.js';
import { testedSite } from '../support/tested-site.js';

const IS_LEAVE_ASKED = `(() => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
})()`;

const site = testedSite();
let enquirer: Enquirer;
let student: Awaited<ReturnType<Enquirer['student']>>;
let contact: number;

beforeAll(async () => {
  enquirer = await Enquirer.of(site.server, 'Universiti Malaya (confirm)');
  student = await enquirer.student();
  contact = await enquirer.contact('registrar@confirm.example');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const answerOf = async (id: number) => (await enquirer.request(id)).answers[0] ?? { fields: {} };

async function typeKeys(page: Page, values: Partial<Record<keyof typeof CLAIMED, string>> = {}): Promise<void> {
  const { certNo, awardingTime, level } = { ...CLAIMED, ...values };
  await page.getByLabel('Certificate number', { exact: true }).fill(certNo);
  await page.getByLabel('Awarding date', { exact: true }).fill(awardingTime);
  await page.getByLabel('Academic level', { exact: true }).selectOption(level);
  await press(page, 'Look at them once more');
  await heading(page, 'Read once more');
  await press(page, 'Store for good');
  await heading(page, 'Is this right, too?');
}

const question = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

/** Each question that has no answer yet. */
async function confirmTheRest(page: Page): Promise<void> {
  for (const group of await page.getByRole('radiogroup').all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await group.getByLabel('Right').check();
  }
  await press(page, 'Continue');
}

async function sayWho(page: Page, name: string, reference = '', beforeReview = async () => {}): Promise<void> {
  await heading(page, 'Who answers?');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your office').fill('Registrar');
  await page.getByLabel('Your reference').fill(reference);
  await beforeReview();
  await press(page, 'Look at everything once more');
  await heading(page, 'Everything once more');
}

async function looksWell(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

it('leads a phone through three requests by the link to the desk, and never tells the key values', async () => {
  const desk = await enquirer.contact('three@confirm.example');
  const asked = [];
  for (const form of [{}, { major: 'Law' }, { major: 'Music' }]) {
    asked.push(await enquirer.ask(student, desk, { form, fileOf: 'certPhotos' }));
  }
  const { page, complaints, expectRefusal, close } = await visit(site, { device: 'phone' });
  const told: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/v1/confirm/')) told.push(await response.text().catch(() => ''));
  });
  await page.goto('/confirm');
  await page.getByLabel('Address of your office').fill('three@confirm.example');
  await looksWell(page);
  await press(page, 'Send me the link');
  await heading(page, 'Look into your mailbox');
  const token = await enquirer.mailed(/\/confirm\/desk#([\w.-]+)/u);
  await page.goto(`/confirm/desk#${token}`);

  await page.getByText('Request 1 of 3', { exact: true }).waitFor();
  await looksWell(page);
  await press(page, 'I have the record: begin');
  await heading(page, 'What does your record say?');
  await looksWell(page);
  const seen = (await page.content()) + told.join('');
  const secrets = [CLAIMED.certNo, CLAIMED.awardingTime, '/api/file/'];
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  expect(told.join('')).not.toContain('"Master"');
  await typeKeys(page);
  const document = await page.getByRole('link', { name: 'Document 1' }).getAttribute('href');
  expect((await page.request.get(document ?? '')).status()).toBe(200);
  await looksWell(page);
  // Nothing goes on without answers.
  await press(page, 'Continue');
  await page.getByRole('alert').filter({ hasText: 'Please check these points' }).waitFor();
  await question(page, 'Major').getByLabel('Our record says otherwise').check();
  await page.getByLabel('Major: What does your record say?').fill('Informatics');
  await question(page, 'Form of learning').getByLabel('We do not hold this').check();
  await confirmTheRest(page);
  await looksWell(page);
  const letter = { name: 'surat.png', mimeType: 'image/png', buffer: await scanPng() };
  await sayWho(page, 'Puan Lim', 'R-1', async () => {
    const chosen = async (name: string, file: typeof letter) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, name)]);
      await chooser.setFiles(file);
    };
    expectRefusal('415 /api/v1/confirm/file');
    await chosen('Choose a file', { ...letter, buffer: Buffer.from('<html>') });
    await page.getByRole('alert').filter({ hasText: 'The file format incorrect!' }).waitFor();
    await chosen('Choose a file', letter);
    await page.getByText('Attached: surat.png').waitFor();
    await press(page, 'Leave it out');
    // As long as it is on its way, the step that holds it is not left.
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/v1/confirm/file', (route) => held.then(() => route.continue()), { times: 1 });
    await chosen('Choose a file', letter);
    for (const button of ['Look at everything once more', 'Back']) {
      await press(page, button);
      await page.getByRole('alert').filter({ hasText: 'Please wait until the file has been sent' }).waitFor();
      await heading(page, 'Who answers?');
    }
    arrive();
    await page.getByText('Attached: surat.png').waitFor();
    // Of a second one nobody is told before they want to go on.
    await press(page, 'Leave it out');
    const heldToo = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/v1/confirm/file', (route) => heldToo.then(() => route.continue()), { times: 1 });
    await chosen('Choose a file', letter);
    // At nothing so far it has no width.
    await page.getByRole('progressbar').waitFor({ state: 'attached' });
    await becomes(() => page.getByText('Please wait until the file has been sent').count(), 0);
    arrive();
    await page.getByText('Attached: surat.png').waitFor();
    await looksWell(page);
  });
  await page.getByText('surat.png').waitFor();
  await page.getByText('your record says: Informatics').waitFor();
  await looksWell(page);
  await page.getByRole('button', { name: 'Send the answer' }).dblclick();
  await heading(page, 'Thank you');
  await page.getByText('A receipt goes to the address').waitFor();
  await looksWell(page);
  expect(await answerOf(asked[0]?.id ?? 0)).toMatchObject({
    outcome: 'answered',
    name: 'Puan Lim',
    reference: 'R-1',
    file: expect.stringMatching(/^\/api\/file\//),
    fields: {
      certNo: { likeness: 'equal' },
      major: { answer: 'differs', value: 'Informatics' },
      forms: { answer: 'not_held' },
      name: { answer: 'confirmed' },
    },
  });

  await press(page, 'Next request');
  await page.getByText('Request 2 of 3', { exact: true }).waitFor();
  await press(page, 'I have the record: begin');
  await page.getByRole('checkbox', { name: 'Certificate number: Our record does not hold this' }).check();
  await page.getByLabel('Awarding date', { exact: true }).fill('20231016');
  await page.getByLabel('Academic level', { exact: true }).selectOption('Degree');
  await press(page, 'Look at them once more');
  await page.getByText('2023-10-16').waitFor();
  await press(page, 'Store for good');
  await heading(page, 'Is this right, too?');
  await confirmTheRest(page);
  // Who answers is known from the one before, its reference is not.
  await becomes(() => page.getByLabel('Your name').inputValue(), 'Puan Lim');
  await becomes(() => page.getByLabel('Your reference').inputValue(), '');
  await press(page, 'Look at everything once more');
  await press(page, 'Send the answer');
  await heading(page, 'Thank you');
  expect(await answerOf(asked[1]?.id ?? 0)).toMatchObject({
    fields: { certNo: { answer: 'not_held' }, level: { answer: 'differs', value: 'Degree' } },
  });

  await press(page, 'Next request');
  await page.getByText('Request 3 of 3', { exact: true }).waitFor();
  await press(page, 'We cannot answer this');
  await looksWell(page);
  await page.getByLabel('Why, or whom we should ask').fill('Ask the archive');
  // Not lost with the tab unasked, once the page has taken the words in.
  await becomes(() => page.evaluate(IS_LEAVE_ASKED), true);
  const [leaving] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(leaving.type()).toBe('beforeunload');
  await leaving.dismiss();
  await press(page, 'Decline to answer');
  await page.getByText('That was the last one.').waitFor();
  expect(await answerOf(asked[2]?.id ?? 0)).toMatchObject({ outcome: 'declined', note: 'Ask the archive' });
  expect(complaints).toEqual([]);
  for (const { token: secret } of asked) expect(site.server.log).not.toContain(secret);
  await close();
});

it('is answered by the keyboard alone', async () => {
  const { id, token } = await enquirer.ask(student, contact);
  const { page, complaints, close } = await visit(site);
  await page.goto(`/confirm/${token}`);
  await heading(page, 'Please confirm a certificate');
  const to = async (name: string) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate<string>(
        `(() => { const at = document.activeElement; return at.ariaLabel || at.labels?.[0]?.textContent || at.textContent || ''; })()`,
      );
      if (label.startsWith(name)) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await to('I have the record');
  await page.keyboard.press('Enter');
  await heading(page, 'What does your record say?');
  await to('Certificate number');
  await page.keyboard.type(CLAIMED.certNo);
  await to('Awarding date');
  await page.keyboard.type('20231015');
  await to('Academic level');
  await page.keyboard.type('Master');
  await to('Look at them');
  await page.keyboard.press('Enter');
  await heading(page, 'Read once more');
  await to('Store for good');
  await page.keyboard.press('Enter');
  await heading(page, 'Is this right, too?');
  for (let left = await page.getByRole('radiogroup').count(); left > 0; left -= 1) {
    await to('Right');
    await page.keyboard.press('Space');
  }
  await to('Continue');
  await page.keyboard.press('Enter');
  await heading(page, 'Who answers?');
  await to('Your name');
  await page.keyboard.type('Encik Omar');
  await to('Your office');
  await page.keyboard.type('Registrar');
  await page.keyboard.press('Enter');
  await heading(page, 'Everything once more');
  await to('Send the answer');
  await page.keyboard.press('Enter');
  await heading(page, 'Thank you');
  expect(await answerOf(id)).toMatchObject({ name: 'Encik Omar', fields: { level: { likeness: 'equal' } } });
  expect(complaints).toEqual([]);
  await close();
});

it('keeps what was typed where there is no connection, and says when the request has ended meanwhile', async () => {
  const { id, token } = await enquirer.ask(student, contact);
  const { page, context, expectRefusal, close } = await visit(site, { device: 'phone' });
  await page.goto(`/confirm/${token}`);
  await press(page, 'I have the record: begin');
  await page.getByLabel('Certificate number', { exact: true }).fill('UM-7');
  await page.getByRole('checkbox', { name: 'Awarding date: Our record does not hold this' }).check();
  await page.getByRole('checkbox', { name: 'Level: Our record does not hold this' }).check();
  await press(page, 'Look at them once more');
  await context.setOffline(true);
  await page.getByText('You are offline.').first().waitFor();
  await press(page, 'Store for good');
  await page.getByRole('alert').filter({ hasText: 'What you have typed is still here.' }).waitFor();
  await context.setOffline(false);
  await page.getByText('UM-7').waitFor();
  await resource(enquirer.officer, 'POST', `confirmations/${id}/cancel`, { body: {} });
  expectRefusal('404 /api/v1/confirm/key-values', '404 /api/v1/confirm/look');
  await press(page, 'Store for good');
  await heading(page, 'This request has ended');
  await page.getByRole('link', { name: 'To the open requests' }).waitFor();
  await looksWell(page);
  await close();
});
