import type { Browser, Page } from 'playwright-core';
import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { formToReview } from '../support/applications.js';
import { goTo, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, launchBrowser, scrollsSideways, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';
import { inData, jobsDone } from '../support/server-data.js';
import { acceptAll } from '../support/verdicts.js';

interface Made {
  readonly id: number;
  readonly version: number;
}

const UNIVERSITY = 'Universiti Malaya (desk)';
const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };
const DAY_MS = 86_400_000;

let server: RunningServer;
let browser: Browser;
let student: PortalClient;
let officer: PortalClient;
let form: Record<string, unknown>;
let universityId: number;
let contactId: number;
const visits: Visit[] = [];

const call = async <T = Made>(
  client: PortalClient,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> => {
  const answer = await resource<T>(client, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

beforeAll(async () => {
  const env = { CONFIRMATION_REQUIRED: 'university', RATE_LIMIT_SCALE: '100', PUPPETEER_EXECUTABLE_PATH: '/bin/false' };
  [server, browser] = await Promise.all([startServer({ env }), launchBrowser()]);
  student = await signIn(server.url, STUDENT);
  officer = await signIn(server.url, ADMIN);
  const keeper = await staffWith(server, ['catalog.manage']);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  universityId = (await call(officer, 'POST', 'universities', { name: UNIVERSITY, ...place })).id;
  const office = { universityId, office: 'Registrar', language: 'en', verification: 'By telephone.' };
  contactId = (await call(keeper, 'POST', 'contacts', { ...office, email: 'registrar@desk.example' })).id;
  await call(officer, 'POST', `contacts/${contactId}/release`);
  form = {
    ...(await formToReview(student)),
    ...{ university: UNIVERSITY, cert_no: KEYS.certNo, level: KEYS.level, awarding_time: KEYS.awardingTime },
  };
}, 120_000);

afterEach(async () => {
  const opened = visits.splice(0);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(opened.map(({ close }) => close()));
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const consent = () =>
  call(student, 'POST', 'me/consents', { notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' });

async function applied(name: string): Promise<Made> {
  return (await record(student, 'add-apply', { ...form, name })) as never;
}

async function desk(id: number, options: object = {}): Promise<Page> {
  const opened = await visitOffice(browser, server, `/student/${id}`, { as: ADMIN, ...options });
  visits.push(opened);
  await screenStands(opened.page);
  return opened.page;
}

const part = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Confirmations' }).getByRole('region', { name });
const university = (page: Page) => part(page, 'University');
const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true });
const requests = (id: number) =>
  call<Array<Made & { state: string; dueDays: number; files: string[]; claimed: object; language: string }>>(
    officer,
    'GET',
    `confirmations?filter=${encodeURIComponent(JSON.stringify({ certificateId: id }))}`,
  );

/** The office answers the newest request by its link. */
async function answered(values: object): Promise<void> {
  await jobsDone(server, 'mail.%');
  const texts = (await server.mails()).map(({ text }) => text ?? '');
  const token = texts.flatMap((text) => /\/confirm\/([\w-]{22})\b/u.exec(text)?.[1] ?? []).at(-1) ?? '';
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/v1/confirm/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { fields: object };
  };
  const { fields } = await post('key-values', { values });
  const others = Object.fromEntries(Object.keys(fields).map((field) => [field, { answer: 'confirmed' }]));
  await post('answer', { fields: others, name: 'Puan Lim', office: 'Registrar', reference: 'R-7' });
}

const ask = (certificateId: number, more: object = {}) =>
  call(officer, 'POST', 'confirmations', { certificateId, contactId, ...more });

// First: later the applicant has consented.
it('says what keeps anybody from being asked', async () => {
  const { id } = await applied('Without Consent');
  const page = await desk(id);
  const card = page.getByRole('region', { name: 'Confirmations' });
  await card.getByText(/the applicant has not consented to enquiries/).waitFor();
  expect(await card.getByRole('button', { name: 'Ask' }).count()).toBe(0);
  await consent();
  const other = (await record(student, 'add-apply', { ...form, university: 'Nowhere College' })) as never as Made;
  const second = await desk(other.id);
  await university(second).getByText('No university of the catalogue has the name “Nowhere College”').waitFor();
  // The ministry has no contact: the dialog says so and leads to where one is added.
  await part(second, 'Ministry').getByRole('button', { name: 'Ask' }).click();
  const dialog = second.getByRole('dialog', { name: 'Ask the ministry' });
  await dialog.getByText('There is no contact that may be asked yet.').waitFor();
  await dialog.getByRole('link', { name: 'Add a contact' }).click();
  const added = second.getByRole('dialog', { name: 'Add a contact' });
  await becomes(() => added.getByLabel('The ministry').isChecked(), true);
});

it('asks what is chosen, keeps it where it is refused, and is sent again or cancelled', async () => {
  await consent();
  const { id } = await applied('Asked About');
  const page = await desk(id);
  await page
    .getByText(/^Before approval, the university has to confirm: .*Level/i)
    .first()
    .waitFor();
  expect(await approve(page).isDisabled()).toBe(true);
  await university(page).getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the university' });
  await dialog.getByText('Registrar · registrar@desk.example').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Days to answer').fill('45');
  await press(page, 'Send the request');
  await dialog.getByText('Give 1 to 30 days.').waitFor();
  await dialog.getByLabel('Days to answer').fill('7');
  await dialog.getByLabel('Major').uncheck();
  await dialog.getByLabel('Certificate, 1 of').first().check();
  expect(await dialog.getByLabel(/^Passport, /).count()).toBe(0);
  await dialog.getByLabel('Language of mail and page').click();
  await page.getByRole('option', { name: 'Malay' }).click();
  // A colleague was quicker: everything that was typed stays.
  const taken = await ask(id);
  visits[0]?.expectRefusal('409 /api/v1/confirmations');
  await press(page, 'Send the request');
  await dialog.getByRole('alert').first().waitFor();
  expect(await dialog.getByLabel('Days to answer').inputValue()).toBe('7');
  await call(officer, 'POST', `confirmations/${taken.id}/cancel`);
  await press(page, 'Send the request');
  await message(page, 'The request is on its way');
  const [newest] = await requests(id);
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
  expect((await requests(id))[0]?.state).toBe('cancelled');
  await page.getByText('University or ministry asked').first().waitFor();
});

it('tells what is answered, and lets nobody approve before what differs is settled', async () => {
  await consent();
  const { id, version } = await applied('Answered About');
  await ask(id);
  await acceptAll(officer, id, version);
  await answered({ ...KEYS, certNo: 'um 2023 004512', level: 'Degree' });
  const page = await desk(id);
  await university(page).getByText('Answered', { exact: true }).first().waitFor();
  await university(page)
    .getByText(/^Answered by the link on .*: Puan Lim, Registrar, reference R-7$/)
    .waitFor();
  await page
    .getByText(/^Before approval, to be settled or corrected: the university answered otherwise on /)
    .first()
    .waitFor();
  expect(await approve(page).isDisabled()).toBe(true);
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
  await settle(/^Settle Certificate no/i, 'Written without dashes.');
  await becomes(() => approve(page).isEnabled(), true);
  await page.getByText('confirmed by: university').first().waitFor();
  await approve(page).click();
  await press(page, 'Approve');
  await message(page, 'Authenticate Success!');
});

it('records an answer by telephone, which another officer has to approve', async () => {
  await consent();
  const { id, version } = await applied('Told By Telephone');
  await ask(id, { fields: ['certNo', 'awardingTime', 'level'] });
  await acceptAll(officer, id, version);
  const page = await desk(id);
  await university(page).getByRole('button', { name: 'Record an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record an answer that came otherwise' });
  await press(page, 'Record the answer');
  await dialog.getByText('Who answered?').waitFor();
  await dialog.getByText('Say of one field at least what was answered.').waitFor();
  await dialog.getByLabel('Who answered').fill('Puan Lim');
  await dialog.getByLabel('Reference of the answer').fill('T-9');
  const fields = dialog.getByRole('combobox').filter({ hasText: 'not answered' });
  for (let left = 3; left > 0; left -= 1) {
    await fields.first().click();
    await page.getByRole('option', { name: 'confirmed', exact: true }).click();
    await becomes(() => fields.count(), left - 1);
  }
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
  const colleague = await staffWith(server, ['certificates.read', 'certificates.review']);
  const other = await desk(id, { as: { email: colleague.email, password: ADMIN.password } });
  await other.getByText('You may read this; asking takes the permission to manage confirmations.').waitFor();
  await becomes(() => approve(other).isEnabled(), true);
});

it('shows what waits for whom in the queue, in the list of requests and on the dashboard', async () => {
  await consent();
  const { id } = await applied('Waiting Long');
  const { id: asked } = await ask(id, { dueDays: 3 });
  const sentAt = Date.now() - 4 * DAY_MS;
  await inData(server, (data) => data.prepare('UPDATE confirmations SET sent_at = ? WHERE id = ?').run(sentAt, asked));
  const home = await desk(id);
  await university(home).getByText('overdue', { exact: true }).waitFor();
  await university(home)
    .getByText(/^Overdue since /)
    .waitFor();
  await home.goto('/manage/');
  await screenStands(home);
  await home.getByRole('link', { name: /^\d+ Answer overdue$/ }).click();
  await row(home, 'Waiting Long').waitFor();
  expect(await row(home, 'Answered About').count()).toBe(0);
  await home.getByRole('button', { name: /^With the university/ }).click();
  await row(home, 'Waiting Long').waitFor();
  await home.getByRole('button', { name: /^With the ministry/ }).click();
  await home.getByText('Nothing matches these filters').waitFor();

  await home.goto('/manage/');
  await screenStands(home);
  const card = home.getByRole('region', { name: 'What universities answered in 90 days' });
  const line = card.getByRole('listitem').filter({ hasText: UNIVERSITY });
  await line.getByText('2 confirmed (100%)').waitFor();
  await line.getByRole('link', { name: /^2 answered · median / }).click();
  await becomes(() => home.getByRole('row').count(), 3);
  await home.goto('/manage/confirmation?filter=%7B%22open%22%3Atrue%7D');
  await row(home, 'Waiting Long').getByText('overdue').waitFor();
  expect(await row(home, 'Answered About').count()).toBe(0);
  await row(home, 'Waiting Long').getByText('Registrar').click();
  await university(home).waitFor();
});

it.each(LANGUAGES)('review desk and list stand in %s, on a desk and on a phone', async (language) => {
  await consent();
  const { id } = await applied(`Stands ${language}`);
  await ask(id);
  await waitFor('the mail', async () => (await requests(id)).length === 1 || undefined);
  await answered({ ...KEYS, level: 'Degree' });
  const page = await desk(id, { language });
  const stands = (text: string, exact: boolean) =>
    atEachWidth(page, async () => {
      await screenStands(page);
      await page.getByText(text, { exact }).first().waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  await stands(language === 'en' ? 'Answered' : '已答复', true);
  await goTo(page, '/confirmation?filter=%7B%7D');
  await stands('Registrar', false);
});
