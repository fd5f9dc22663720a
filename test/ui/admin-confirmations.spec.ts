import type { Page } from 'playwright-core';
import { scanPng } from '../support/applicant.js';
import { ASKING, AskingDesk, KEYS } from '../support/asking-desk.js';
import { message, press, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { staffWith } from '../support/records.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { acceptAll } from '../support/verdicts.js';

const UNIVERSITY = 'Universiti Malaya (desk)';

const site = testedSite({ env: ASKING });
let asking: AskingDesk;

beforeAll(async () => {
  asking = await AskingDesk.of(site.server, UNIVERSITY);
});

afterEach(closeVisits);

async function visitDesk(id: number, options: object = {}): Promise<Visit> {
  const opened = await visitOffice(site, `/student/${id}`, { as: ADMIN, ...options });
  await screenStands(opened.page);
  return opened;
}
const desk = async (id: number, options: object = {}) => (await visitDesk(id, options)).page;

const part = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Confirmations' }).getByRole('region', { name });
const university = (page: Page) => part(page, 'University');
const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true });

// First: later the applicant has consented.
it('says what keeps anybody from being asked', async () => {
  const { id } = await asking.applied('Without Consent');
  const page = await desk(id);
  const card = page.getByRole('region', { name: 'Confirmations' });
  await card.getByText(/the applicant has not consented to enquiries/).waitFor();
  await becomes(() => card.getByRole('button', { name: 'Ask' }).count(), 0);
  await asking.consent();
  const other = await asking.applied('Elsewhere', { university: 'Nowhere College' });
  const second = await desk(other.id);
  await university(second).getByText('No university of the catalogue has the name “Nowhere College”').waitFor();
  const rejected = await asking.applied('Sent Back');
  await asking.reject(rejected);
  const third = await desk(rejected.id);
  await third.getByText('Nobody can be asked about it now: only while it is in review or verified.').waitFor();
  await becomes(() => third.getByRole('button', { name: 'Ask', exact: true }).count(), 0);
  // The ministry has no contact: the dialog says so and leads to where one is added.
  await part(second, 'Ministry').getByRole('button', { name: 'Ask' }).click();
  const dialog = second.getByRole('dialog', { name: 'Ask the ministry' });
  await dialog.getByText('There is no contact that may be asked yet.').waitFor();
  await dialog.getByRole('link', { name: 'Add a contact' }).click();
  const added = second.getByRole('dialog', { name: 'Add a contact' });
  await becomes(() => added.getByLabel('The ministry').isChecked(), true);
});

it('asks what is chosen, keeps it where it is refused, and is sent again or cancelled', async () => {
  await asking.consent();
  const { id } = await asking.applied('Asked About');
  const { page, expectRefusal } = await visitDesk(id);
  await page
    .getByText(/^Before approval, the university has to confirm: .*Level/i)
    .first()
    .waitFor();
  await becomes(() => approve(page).isDisabled(), true);
  await university(page).getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the university' });
  await dialog.getByText('Registrar · registrar@desk.example').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Days to answer').fill('45');
  await press(page, 'Send the request');
  // The summary is in sight, has the focus and leads to the field.
  await page.locator('[role=alert]:focus').waitFor();
  await dialog.getByRole('link', { name: 'Days to answer: Give 1 to 30 days.' }).click();
  await becomes(() => page.locator(':focus').inputValue(), '45');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Days to answer').fill('7');
  await dialog.getByLabel('Major').uncheck();
  await dialog.getByLabel('Certificate, 1 of').first().check();
  await becomes(() => dialog.getByLabel(/^Passport, /).count(), 0);
  await dialog.getByLabel('Language of email and page').click();
  await page.getByRole('option', { name: 'Malay' }).click();
  // A colleague was quicker: everything that was typed stays.
  const taken = await asking.ask(id);
  expectRefusal('409 /api/v1/confirmations');
  await press(page, 'Send the request');
  await dialog.getByRole('alert').first().waitFor();
  await becomes(() => dialog.getByLabel('Days to answer').inputValue(), '7');
  await asking.cancel(taken);
  await press(page, 'Send the request');
  await message(page, 'The request is on its way');
  const [newest] = await asking.requests(id);
  expect(newest).toMatchObject({ state: 'sent', dueDays: 7, language: 'ms', files: [expect.any(String)] });
  expect(Object.keys(newest?.claimed ?? {})).not.toContain('major');
  await university(page).getByText('Sent', { exact: true }).first().waitFor();
  await university(page)
    .getByText(/^Asked Registrar \(registrar@desk\.example\) on /)
    .first()
    .waitFor();
  await university(page).getByText('Earlier requests (1)').waitFor();

  await university(page).getByRole('button', { name: 'Send again' }).click();
  await press(page, 'Send again');
  await message(page, 'It is sent again, by a new link');
  await university(page).getByRole('button', { name: 'Cancel the request' }).click();
  await press(page, 'Cancel the request');
  await message(page, 'The request is cancelled; its link has ended');
  await university(page).getByRole('button', { name: 'Ask anew' }).waitFor();
  expect((await asking.requests(id))[0]?.state).toBe('cancelled');
  await page.getByText('University or ministry asked').first().waitFor();
});

it('tells what is answered, and lets nobody approve before what differs is settled', async () => {
  await asking.consent();
  const { id, version } = await asking.applied('Answered About');
  await asking.ask(id);
  await acceptAll(asking.officer, id, version);
  await asking.answered({ ...KEYS, certNo: 'um 2023 004512', level: 'Degree' });
  const page = await desk(id);
  await university(page).getByText('Answered', { exact: true }).first().waitFor();
  await university(page)
    .getByText(/^Answered by the link on .*: Puan Lim, Registrar, reference R-7$/)
    .waitFor();
  await page
    .getByText(/^Before approval, to be settled or corrected: the university answered otherwise on /)
    .first()
    .waitFor();
  await becomes(() => approve(page).isDisabled(), true);
  const levels = university(page)
    .getByRole('row')
    .filter({ has: page.getByText('differs', { exact: true }) });
  await becomes(() => levels.getByRole('cell').first().textContent(), 'Master');
  await levels.getByText(/Degree|Bachelor/).waitFor();
  await university(page)
    .getByRole('row')
    .filter({ has: page.getByText('close', { exact: true }) })
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const settle = async (name: RegExp, note: string) => {
    await university(page).getByRole('button', { name }).click();
    await press(page, 'Settle it');
    await page.getByRole('dialog').getByText('Say why.').waitFor();
    await page.getByRole('dialog').getByLabel('Note').fill(note);
    await press(page, 'Settle it');
    await message(page, 'It is settled');
    await university(page)
      .getByText(new RegExp(`^Settled by .*: ${note}$`))
      .waitFor();
  };
  await settle(/^Settle .*level/i, 'A slip of the office.');
  await page
    .getByText(/^Before approval, the university has to confirm: /)
    .first()
    .waitFor();
  await settle(/^Settle Certificate number/i, 'Written without dashes.');
  await becomes(() => approve(page).isEnabled(), true);
  await page.getByText('confirmed by: university').first().waitFor();
  await approve(page).click();
  await press(page, 'Approve');
  await message(page, 'Authenticate Success!');
});

it('records a later answer, after which colleagues have nothing left to settle of the first', async () => {
  await asking.consent();
  const { id } = await asking.applied('Mistyped About');
  await asking.ask(id, { fields: ['certNo', 'awardingTime', 'level'] });
  await asking.answered({ ...KEYS, level: 'Degree' });
  const page = await desk(id);
  const settle = university(page).getByRole('button', { name: /^Settle / });
  await settle.waitFor();
  await university(page).getByRole('button', { name: 'Record an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record an answer that came otherwise' });
  await dialog.getByLabel('Who answered').fill('Puan Lim');
  await dialog.getByRole('combobox').filter({ hasText: 'not answered' }).last().click();
  await page.getByRole('option', { name: 'confirmed', exact: true }).click();
  await press(page, 'Record the answer');
  await message(page, 'The answer is recorded');
  await university(page).getByText('What you have recorded since counts for your colleagues alone.').waitFor();
  await becomes(() => settle.count(), 1);
  const may = ['certificates.read', 'certificates.review', 'confirmations.manage'] as const;
  const colleague = await staffWith(site.server, may);
  const other = await desk(id, { as: { email: colleague.email, password: ADMIN.password } });
  await university(other).getByText('A later answer has taken the place of this one.').waitFor();
  await becomes(
    () =>
      university(other)
        .getByRole('button', { name: /^Settle / })
        .count(),
    0,
  );
});

it('says who declined and why, also once it is sent again', async () => {
  await asking.consent();
  const { id } = await asking.applied('Declined About');
  await asking.ask(id);
  await asking.declined({ name: 'Encik Tan', note: 'We answer by letter alone.' });
  const page = await desk(id);
  const isTold = async () => {
    await university(page)
      .getByText(/^The office declined to answer on \d{4}-\d{2}-\d{2}: Encik Tan$/)
      .waitFor();
    await university(page).getByText('We answer by letter alone.').waitFor();
  };
  await isTold();
  await becomes(
    () =>
      university(page)
        .getByText(/declined to answer on/)
        .count(),
    1,
  );
  await university(page).getByRole('button', { name: 'Send again' }).click();
  await press(page, 'Send again');
  await message(page, 'It is sent again, by a new link');
  await university(page).getByText('Sent', { exact: true }).first().waitFor();
  await isTold();
});

it('records an answer by telephone, which another officer has to approve', async () => {
  await asking.consent();
  const { id, version } = await asking.applied('Told By Telephone');
  await asking.ask(id, { fields: ['certNo', 'awardingTime', 'level'] });
  await acceptAll(asking.officer, id, version);
  const page = await desk(id);
  await university(page).getByRole('button', { name: 'Record an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record an answer that came otherwise' });
  await press(page, 'Record the answer');
  await page.locator('[role=alert]:focus').waitFor();
  await dialog.getByRole('link', { name: 'Say of one field at least what was answered.' }).click();
  await becomes(() => page.locator(':focus').getAttribute('role'), 'combobox');
  await dialog.getByRole('link', { name: 'Who answered: Who answered?' }).click();
  await page.keyboard.type('Puan Lim');
  await becomes(() => dialog.getByRole('textbox', { name: 'Who answered' }).inputValue(), 'Puan Lim');
  const letUpload = await holdBack(page, '**/api/file/upload');
  const letter = { name: 'letter.png', mimeType: 'image/png', buffer: await scanPng() };
  await dialog.getByLabel('Letter', { exact: true }).setInputFiles(letter);
  await dialog.getByRole('button', { name: 'Cancel the upload' }).waitFor();
  // What is typed meanwhile stays, and nothing is stored without the letter.
  await dialog.getByLabel('Reference of the answer').fill('T-9');
  const fields = dialog.getByRole('combobox').filter({ hasText: 'not answered' });
  for (let left = 3; left > 0; left -= 1) {
    await fields.first().click();
    await page.getByRole('option', { name: 'confirmed', exact: true }).click();
    await becomes(() => fields.count(), left - 1);
  }
  await press(page, 'Record the answer');
  await message(page, 'Please wait for all images to be uploaded successfully...');
  letUpload();
  await dialog.getByRole('button', { name: 'Take it out' }).waitFor();
  await becomes(() => dialog.getByLabel('Reference of the answer').inputValue(), 'T-9');
  await becomes(() => fields.count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Record the answer');
  await message(page, 'The answer is recorded');
  await university(page)
    .getByText(/^Answered by telephone on .*Puan Lim, Registrar, reference T-9\. Recorded by /)
    .waitFor();
  // The officer who wrote it down does not approve upon it; a colleague does.
  await page
    .getByText(/^Before approval, the university has to confirm: /)
    .first()
    .waitFor();
  const colleague = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  const other = await desk(id, { as: { email: colleague.email, password: ADMIN.password } });
  await other.getByText('You may read this; asking takes the permission to manage confirmations.').waitFor();
  await becomes(() => approve(other).isEnabled(), true);
});
