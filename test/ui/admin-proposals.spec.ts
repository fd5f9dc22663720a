import { HOLDER, registerStudent } from '../support/applicant.js';
import { goTo, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways, type Visit } from '../support/browser.js';
import { newestEdition, verified } from '../support/editions.js';
import { holdBack } from '../support/hold-back.js';
import { photoJpeg } from '../support/papers.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite({
  env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'error', SECOND_APPROVAL: 'corrections' },
});
let officer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let colleague: PortalClient & { readonly email: string };

// No browser for the PDFs: these tests do not look at them.
beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  student = await registerStudent(site.server);
  colleague = await staffWith(site.server, ['certificates.read', 'reports.withdraw']);
});

/** The first times that a page asks for a file it gets none. */
async function failToLoad({ page, expectRefusal }: Visit, url: unknown, times: number): Promise<void> {
  expectRefusal(`503 ${url}`);
  await page.route(`**${url}`, (route) => route.fulfill({ status: 503 }), { times });
}

const asColleague = () => ({ email: colleague.email, password: ADMIN.password });

it('a correction is proposed by one officer, and released by another who sees old and new', async () => {
  const { edition } = await verified(student, officer, { passport: 'A2000001' });
  const first = await visitOffice(site, '/report', { as: ADMIN });
  await first.page.getByRole('button', { name: `Correct ${edition.number}` }).click();
  const dialog = first.page.getByRole('dialog');
  await becomes(() => dialog.getByLabel('Name', { exact: true }).inputValue(), HOLDER.name);
  await dialog.getByLabel('Name', { exact: true }).fill('Aminah Rightly Spelt');
  await dialog.getByLabel('Reason').fill('The name was misspelt.');
  await press(first.page, 'See what changes');
  for (const group of await dialog.getByRole('checkbox').all()) await group.check();
  await press(first.page, 'Issue edition 2');
  await message(first.page, 'Proposed: another officer releases it under “Second approval”; nothing has changed yet');
  expect((await newestEdition(officer, edition.certificateId)).edition).toBe(1);
  await goTo(first.page, '/proposal');
  await row(first.page, HOLDER.name)
    .getByRole('button', { name: /^Take back/ })
    .waitFor();
  expect(
    await row(first.page, HOLDER.name)
      .getByRole('button', { name: /^Release/ })
      .count(),
  ).toBe(0);

  // What the list of applications knows has no documents; the record itself comes late.
  const second = await visitOffice(site, '/student', { as: asColleague() });
  await row(second.page, HOLDER.name).first().waitFor();
  const letGo = await holdBack(second.page, `**/api/v1/certificates/${edition.certificateId}`);
  await goTo(second.page, '/proposal');
  await row(second.page, HOLDER.name).getByText('The name was misspelt.').click();
  const detail = second.page.getByRole('dialog', { name: 'Proposal' });
  await becomes(
    () => detail.getByRole('row').nth(1).getByRole('cell').allTextContents(),
    [HOLDER.name, 'Aminah Rightly Spelt'],
  );
  await becomes(() => detail.getByRole('progressbar').count(), 1);
  await becomes(() => detail.getByRole('button', { name: /^Release/ }).count(), 0);
  letGo();
  // Both groups that a name touches, each with its documents.
  await detail.getByRole('button', { name: 'Passport', exact: true }).waitFor();
  await detail.getByRole('region').locator('img, canvas').first().waitFor();
  await detail.getByRole('button', { name: 'Certificate', exact: true }).click();
  await detail.getByRole('status').filter({ hasText: 'Certificate' }).waitFor();
  expect(await axeFindings(second.page)).toEqual([]);
  await becomes(() => second.page.getByRole('button', { name: /^Release/ }).count(), 1);
  await detail.getByRole('button', { name: /^Release/ }).click();
  await message(second.page, 'It is released and done');
  await second.page.getByText('Nothing waits for a release').waitFor();
  expect(await newestEdition(officer, edition.certificateId)).toMatchObject({
    edition: 2,
    holder: 'Aminah Rightly Spelt',
  });
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

it('another photo is proposed, and released by who sees both of them and the passport', async () => {
  const { certificate, edition } = await verified(student, officer, { passport: 'A2000009' });
  const before = (await detail(officer, certificate.id)).avatar;
  const first = await visitOffice(site, '/report', { as: ADMIN });
  await failToLoad(first, before, 2);
  await first.page.getByRole('button', { name: `Correct ${edition.number}` }).click();
  const dialog = first.page.getByRole('dialog');
  const photo = dialog.getByRole('group', { name: 'Photo' });
  await photo.getByText('This photo could not be loaded.').waitFor();
  const picture = { name: 'right.jpg', mimeType: 'image/jpeg', buffer: await photoJpeg(90) };
  const letUpload = await holdBack(first.page, '**/api/file/upload');
  await photo.getByLabel('Upload another photo').setInputFiles(picture);
  await photo.getByRole('button', { name: 'Cancel the upload' }).waitFor();
  // What is typed meanwhile stays.
  await dialog.getByLabel('Reason').fill('It was the photo of another person.');
  letUpload();
  await photo.getByRole('button', { name: 'Keep the present one' }).waitFor();
  await becomes(() => dialog.getByLabel('Reason').inputValue(), 'It was the photo of another person.');
  await press(first.page, 'See what changes');
  // A photo that has not come is loaded again, and nobody compares before that.
  await dialog.getByText('This photo could not be loaded.').waitFor();
  await dialog.getByRole('img', { name: 'From now on' }).waitFor();
  const compared = dialog.getByRole('checkbox', { name: /^Photo/u });
  await becomes(() => compared.isDisabled(), true);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['So far', 'From now on']) await dialog.getByRole('img', { name }).waitFor();
  await becomes(() => compared.isEnabled(), true);
  await dialog.getByRole('status').filter({ hasText: 'Passport' }).waitFor();
  expect(await axeFindings(first.page)).toEqual([]);
  for (const group of await dialog.getByRole('checkbox').all()) await group.check();
  await press(first.page, 'Issue edition 2');
  await message(first.page, 'Proposed: another officer releases it under “Second approval”; nothing has changed yet');

  const second = await visitOffice(site, '/proposal', { as: asColleague() });
  await failToLoad(second, before, 2);
  await second.page.getByText('It was the photo of another person.').click();
  const proposal = second.page.getByRole('dialog', { name: 'Proposal' });
  await proposal.getByText('This photo could not be loaded.').waitFor();
  await proposal.getByRole('img', { name: 'From now on' }).waitFor();
  await proposal.getByRole('region').locator('img, canvas').first().waitFor();
  await becomes(() => proposal.getByRole('button', { name: /^Release/ }).count(), 0);
  await proposal.getByRole('button', { name: 'Try again' }).click();
  // The one so far may never come again, and is what has to be replaced.
  await proposal.getByText('It counts as looked at').waitFor();
  await becomes(() => proposal.getByRole('button', { name: /^Release/ }).count(), 1);
  await proposal.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['So far', 'From now on']) await proposal.getByRole('img', { name }).waitFor();
  await proposal.getByRole('status').filter({ hasText: 'Passport' }).waitFor();
  await proposal.getByRole('region').locator('img, canvas').first().waitFor();
  expect(await axeFindings(second.page)).toEqual([]);
  await proposal.getByRole('button', { name: /^Release/ }).click();
  await message(second.page, 'It is released and done');
  expect((await newestEdition(officer, certificate.id)).edition).toBe(2);
  const { avatar } = await detail(officer, certificate.id);
  expect(avatar).not.toBe(before);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.close(), second.close()]);

  // Who may not review ticks nothing, and is held back by a photo that has not come all the same.
  const third = await visitOffice(site, '/report', { as: asColleague() });
  await failToLoad(third, avatar, 2);
  await third.page.getByRole('button', { name: `Correct ${edition.number}` }).click();
  const other = third.page.getByRole('dialog');
  await other.getByText('This photo could not be loaded.').waitFor();
  await other.getByLabel('Upload another photo').setInputFiles({ ...picture, buffer: await photoJpeg(80) });
  await other.getByRole('button', { name: 'Keep the present one' }).waitFor();
  await other.getByLabel('Reason').fill('It was the right one before.');
  await press(third.page, 'See what changes');
  await other.getByText('This photo could not be loaded.').waitFor();
  await other.getByRole('img', { name: 'From now on' }).waitFor();
  const issue = other.getByRole('button', { name: 'Issue edition 3' });
  await becomes(() => issue.isDisabled(), true);
  await other.getByRole('button', { name: 'Try again' }).click();
  await becomes(() => issue.isEnabled(), true);
  expect(third.complaints).toEqual([]);
  await third.close();
});

it('a withdrawal is refused with a reason, which who has proposed it reads', async () => {
  const { edition } = await verified(student, officer, { passport: 'A2000002' });
  await officer.post(`/api/v1/reports/${edition.id}/withdraw`, { reason: 'Revoked' });
  const { page, complaints, close } = await visitOffice(site, '/proposal', { as: asColleague() });
  await row(page, 'Revoked')
    .getByRole('button', { name: /^Refuse/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText(inEnglish('reason_needed')).waitFor();
  await dialog.getByLabel('Reason').fill('x'.repeat(2001));
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('2001 of 2000 characters').waitFor();
  await becomes(() => dialog.getByText(inEnglish('reason_needed')).count(), 0);
  await dialog.getByLabel('Reason').fill('It was another one.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await message(page, 'It is refused; nothing has changed');
  expect((await newestEdition(officer, edition.certificateId)).status).toBe('current');
  expect(complaints).toEqual([]);
  await close();
  const proposer = await visitOffice(site, '/proposal', { as: ADMIN });
  await proposer.page.getByLabel('State').click();
  await proposer.page.getByRole('option', { name: 'Refused' }).click();
  await row(proposer.page, 'Revoked').getByText('Revoked').click();
  await proposer.page.getByRole('dialog').getByText('It was another one.').waitFor();
  await proposer.close();
});

it('a withdrawal is released from its detail alone, and asks first', async () => {
  const { edition } = await verified(student, officer, { passport: 'A2000003' });
  await officer.post(`/api/v1/reports/${edition.id}/withdraw`, { reason: 'Bought' });
  const { page, complaints, close } = await visitOffice(site, '/proposal', { as: asColleague() });
  await row(page, 'Bought').getByText('Bought').waitFor();
  await becomes(() => page.getByRole('button', { name: /^Release/ }).count(), 0);
  await row(page, 'Bought').getByText('Bought').click();
  const detail = page.getByRole('dialog', { name: 'Proposal' });
  await detail.getByRole('button', { name: /^Release/ }).click();
  const question = page.getByRole('dialog', { name: /^Release · / });
  await question.getByText('This cannot be taken back').waitFor();
  expect((await newestEdition(officer, edition.certificateId)).status).toBe('current');
  await question.getByRole('button', { name: 'Release' }).click();
  await message(page, 'It is released and done');
  expect((await newestEdition(officer, edition.certificateId)).status).toBe('withdrawn');
  expect(complaints).toEqual([]);
  await close();
});

it.each(LANGUAGES)('the screen stands in %s, on a desk and on a phone', async (language) => {
  await verified(student, officer, { passport: `A3${language}` }).then(({ edition }) =>
    officer.post(`/api/v1/reports/${edition.id}/withdraw`, { reason: `Revoked ${language}` }),
  );
  const { page, complaints, close } = await visitOffice(site, '/proposal', { as: ADMIN, language });
  await atEachWidth(page, async () => {
    await page.getByText(`Revoked ${language}`).first().waitFor();
    await screenStands(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
  expect(complaints).toEqual([]);
  await close();
});
