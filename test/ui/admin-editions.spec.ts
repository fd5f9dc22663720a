import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { goTo, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, LANGUAGES, scrollsSideways, WIDTHS } from '../support/browser.js';
import { check, correct, newestEdition, withdraw } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, staffWith, verifiedRecord } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { say } from '../support/verdicts.js';
import { button } from './button.js';
import { Keyboard } from './keyboard.page.js';

const site = testedSite({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'error' } });
let officer: PortalClient;
let form: Record<string, unknown>;

// No browser for the PDFs: these tests do not look at them.
beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  form = await formToReview(await signIn(site.server.url, STUDENT));
});

const issued = async (name: string, passport: string) =>
  verifiedRecord(await signIn(site.server.url, STUDENT), officer, { ...form, name, passport });
const numberOf = ({ verifi_no }: PortalCertificate) => String(verifi_no);
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

/** Goes to a field of the dialog by the keyboard. */
const tabTo = (page: Page, name: string) => Keyboard.of(page).to(page.getByRole('dialog').getByLabel(name).first());

it('a report is corrected from the list, with what changes shown before, by the keyboard alone', async () => {
  const certificate = await issued('Aminah Misspelt', 'A1000001');
  const { page, complaints, close } = await visitOffice(site, '/report', { as: ADMIN });
  await row(page, numberOf(certificate)).waitFor();
  await button(page, `Correct ${numberOf(certificate)}`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Correct report ${numberOf(certificate)}` }).waitFor();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.waitFor();
  await becomes(() => name.inputValue(), 'Aminah Misspelt');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Name');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Aminah Rightly Spelt');
  await tabTo(page, 'Reason');
  await page.getByText('Public: whoever checks the number reads it').waitFor();
  // Without a reason nothing goes on.
  await press(page, 'See what changes');
  await page.getByRole('link', { name: `Reason: ${inEnglish('reason_needed')}` }).waitFor();
  await tabTo(page, 'Reason');
  await page.keyboard.type('The name was misspelt.');
  await button(page, 'See what changes').focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Issue edition 2?' });
  await sure.waitFor();
  const changed = sure.getByRole('row').nth(1).getByRole('cell');
  await becomes(() => changed.allTextContents(), ['Aminah Misspelt', 'Aminah Rightly Spelt']);
  await becomes(() => sure.getByRole('row').count(), 2);
  expect(await axeFindings(page)).toEqual([]);
  expect((await detail(officer, certificate.id)).name).toBe('Aminah Misspelt');
  // Nobody issues what they have not compared with the documents.
  await becomes(() => button(page, 'Issue edition 2').isDisabled(), true);
  for (const group of await sure.getByRole('checkbox').all()) {
    await group.focus();
    await page.keyboard.press('Space');
  }
  await button(page, 'Issue edition 2').focus();
  await page.keyboard.press('Enter');
  await message(page, 'Edition 2 was issued');
  await closed(page);
  await row(page, numberOf(certificate)).getByText('Superseded').waitFor();
  await row(page, numberOf(certificate)).getByText('In force').waitFor();
  expect((await detail(officer, certificate.id)).name).toBe('Aminah Rightly Spelt');
  expect(complaints).toEqual([]);
  await close();
});

it('a report is withdrawn at its certificate, and its editions stand there with dates and reasons', async () => {
  const certificate = await issued('Budi Revoked', 'B1000001');
  const { page, complaints, close } = await visitOffice(site, `/student/${certificate.id}`, { as: ADMIN });
  await screenStands(page);
  await button(page, `Withdraw ${numberOf(certificate)}`).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw report ${numberOf(certificate)}?` });
  await dialog.getByText('This cannot be taken back.').waitFor();
  await press(page, 'Withdraw');
  await dialog.getByText(inEnglish('reason_needed')).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closed(page);
  await button(page, `Withdraw ${numberOf(certificate)}`).click();
  await dialog.getByLabel('Reason').fill('The degree was revoked.');
  await press(page, 'Withdraw');
  await message(page, 'The report was withdrawn');
  await closed(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Edition 1' });
  await card.getByText('Withdrawn', { exact: true }).waitFor();
  await card.getByText('The degree was revoked.').waitFor();
  for (const action of ['Withdraw', 'Correct']) {
    await button(page, `${action} ${numberOf(certificate)}`).waitFor({ state: 'detached' });
  }
  const answer = await check(numberOf(certificate), new PortalClient(site.server.url));
  expect(answer.body).toMatchObject({ result: 'withdrawn', reason: 'The degree was revoked.' });
  expect(complaints).toEqual([]);
  await close();
});

it('a withdrawal that comes too late is told, and the list is read anew once its dialog is closed', async () => {
  const certificate = await issued('Fajar Faster', 'F1000001');
  const opened = await visitOffice(site, '/report', { as: ADMIN });
  const { page, expectRefusal } = opened;
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/reports?') && lists.push(request.url()));
  const listed = row(page, numberOf(certificate));
  await listed.getByText('In force').waitFor();
  await button(page, `Withdraw ${numberOf(certificate)}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The degree was revoked.');
  const { id } = await newestEdition(officer, certificate.id);
  expect((await withdraw(officer, id, 'Somebody else was faster.')).status).toBe(200);
  expectRefusal(`409 /api/v1/reports/${id}/withdraw`);
  await press(page, 'Withdraw');
  await dialog.getByRole('alert').waitFor();
  const before = lists.length;
  await press(page, 'Cancel');
  await closed(page);
  await listed.getByText('Withdrawn', { exact: true }).waitFor();
  expect(lists.length).toBe(before + 1);
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

it('a correction at the desk shows the corrected record; one that comes too late is told and typed text stays', async () => {
  const certificate = await issued('Citra Late', 'C1000001');
  const opened = await visitOffice(site, `/student/${certificate.id}`, { as: ADMIN });
  const { page } = opened;
  await screenStands(page);
  await button(page, `Correct ${numberOf(certificate)}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Major').fill('Law');
  await dialog.getByLabel('Date of birth').fill('2001-13-01');
  await dialog.getByLabel('Reason').fill('The major was wrong.');
  await press(page, 'See what changes');
  await dialog.getByRole('link', { name: 'Date of birth: Please give the day as YYYY-MM-DD' }).waitFor();
  await dialog.getByLabel('Date of birth').fill('2001-04-30');
  const { id } = await newestEdition(officer, certificate.id);
  const other = await correct(officer, id, certificate.version, { passport: 'C1000002' });
  expect(other.status).toBe(201);
  await press(page, 'See what changes');
  opened.expectRefusal(`409 /api/v1/certificates/${certificate.id}/verdicts`);
  await dialog.getByRole('checkbox').first().waitFor();
  for (const group of await dialog.getByRole('checkbox').all()) await group.check();
  await press(page, 'Issue edition 2');
  const record = `/api/v1/certificates/${certificate.id}`;
  opened.expectRefusal(`503 ${record}`);
  await page.route(`**${record}`, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await press(page, 'Load the new version');
  // What was in vain is told, and may be tried again.
  await message(page, 'Away.');
  await page.unroute(`**${record}`);
  await press(page, 'Load the new version');
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  await becomes(() => dialog.getByLabel('Passport number', { exact: true }).inputValue(), 'C1000002');
  await becomes(() => dialog.getByLabel('Major').inputValue(), 'Law');
  await press(page, 'See what changes');
  await dialog.getByRole('checkbox').first().waitFor();
  for (const group of await dialog.getByRole('checkbox').all()) await group.check();
  // What a colleague finds meanwhile is shown, and takes the tick away.
  const { version } = await detail(officer, certificate.id);
  const finding = { group: 'certificate', verdict: 'refused', comment: 'Found by a colleague.', corrections: {} };
  await say(officer, certificate.id, version, finding);
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  await dialog.getByText('Found by a colleague.').waitFor();
  const compared = dialog.getByRole('checkbox', { name: /^Certificate/u });
  await becomes(() => compared.isChecked(), false);
  await compared.check();
  await press(page, 'Issue edition 3');
  await message(page, 'Edition 3 was issued');
  await closed(page);
  await page.getByRole('definition').filter({ hasText: 'Law' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Edition 3' }).waitFor();
  await page.getByText('This application was changed after you opened it').waitFor({ state: 'detached' });
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

it('a report is issued anew where something has come on record since', async () => {
  const certificate = await issued('Fatimah Later', 'F1000001');
  const address = `/student/${certificate.id}`;
  const { page, complaints, expectRefusal, close } = await visitOffice(site, address, { as: ADMIN });
  await screenStands(page);
  const { id } = await newestEdition(officer, certificate.id);
  const again = async (said: string) => {
    await button(page, `Issue anew ${numberOf(certificate)}`).click();
    await press(page, 'Issue anew');
    await message(page, said);
  };
  expectRefusal(`409 /api/v1/reports/${id}/reissue`);
  await again(inEnglish('nothing_new_on_record'));
  await say(officer, certificate.id, certificate.version, { group: 'photo', ...ACCEPTED, corrections: {} });
  await again('A new edition was issued');
  expect((await newestEdition(officer, certificate.id)).edition).toBe(2);
  // A correction was begun and given up: the desk takes that back.
  const given = { group: 'certificate', ...ACCEPTED, corrections: { major: 'Law' } };
  await say(officer, certificate.id, certificate.version, given);
  const refused = { group: 'passport', verdict: 'refused', comment: 'Not legible.', corrections: {} };
  await say(officer, certificate.id, certificate.version, refused);
  await page.reload();
  await screenStands(page);
  await becomes(() => button(page, 'Accept').count(), 0);
  const show = (group: string) =>
    page.getByRole('navigation', { name: 'Groups' }).getByRole('button', { name: group }).click();
  await show('Passport');
  await page.getByText('Not accepted: until it is accepted as it is').waitFor();
  await button(page, 'Accept').waitFor();
  await show('Certificate');
  await page.getByText('Outdated: this was compared with other values').waitFor();
  await button(page, 'Accept').click();
  await button(page, 'Accept').waitFor({ state: 'detached' });
  const { body } = await resource<{ group: string; state: string; values: { major?: string } }[]>(
    ...([officer, 'GET', `certificates/${certificate.id}/verdicts`] as const),
  );
  expect(body[0]).toMatchObject({ group: 'certificate', state: 'standing', values: { major: form.major } });
  expect(complaints).toEqual([]);
  await close();
});

it('whoever may only read is offered neither', async () => {
  const certificate = await issued('Dewi Read', 'D1000001');
  const reader = await staffWith(site.server, ['certificates.read']);
  const as = { ...ADMIN, email: reader.email };
  const { page, complaints, close } = await visitOffice(site, '/report', { as });
  await row(page, numberOf(certificate)).waitFor();
  await becomes(() => page.getByRole('button', { name: /^(Withdraw|Correct|Issue anew) /u }).count(), 0);
  await page.goto(`/manage/student/${certificate.id}`);
  await page.getByRole('listitem').filter({ hasText: 'Edition 1' }).waitFor();
  await becomes(() => page.getByRole('button', { name: /^(Withdraw|Correct|Issue anew) /u }).count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

const ACCEPTED = { verdict: 'accepted', asOne: true };

const WORDS = {
  en: { correct: 'Correct', withdraw: 'Withdraw', name: 'Name', next: 'See what changes', reason: 'Reason' },
  cn: { correct: '更正', withdraw: '撤回', name: '姓名', next: '查看更改', reason: '原因' },
} as const;
const DEVICES = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

describe.each(LANGUAGES)('in %s', (language) => {
  let certificate: PortalCertificate;
  beforeAll(async () => {
    certificate = await issued(`Eka ${language}`, `E100000${language}`);
  });

  it.each(DEVICES)('the dialogs and the editions stand on a %s', async (device) => {
    const words = WORDS[language];
    const options = { as: ADMIN, language, device };
    const { page, complaints, close } = await visitOffice(site, '/report', options);
    const stands = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await button(page, `${words.withdraw} ${numberOf(certificate)}`).click();
    await page.getByRole('dialog').getByLabel(words.reason).waitFor();
    await stands();
    await page.keyboard.press('Escape');
    await closed(page);
    await button(page, `${words.correct} ${numberOf(certificate)}`).click();
    await page.getByRole('dialog').getByLabel(words.name, { exact: true }).fill('Eka Baru');
    await page.getByRole('dialog').getByLabel(words.reason).fill('…');
    await stands();
    await press(page, words.next);
    await page.getByRole('dialog').getByText('Eka Baru').waitFor();
    await stands();
    await page.keyboard.press('Escape');
    await closed(page);
    await goTo(page, `/student/${certificate.id}`);
    await page.getByText(numberOf(certificate)).first().waitFor();
    await stands();
    expect(complaints).toEqual([]);
    await close();
  });
});
