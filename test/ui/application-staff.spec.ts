import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply } from './application.page.js';

const site = testedSite();
let officer: PortalClient;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
});

it('enters an application and verifies it in one step', async () => {
  const { page, complaints, close } = await visit(site, { as: ADMIN });
  const form = new ApplicationPage(page);
  await form.open('/cert-add', { legal: false });
  await becomes(() => form.button('Save & Apply').count(), 0);
  await form.field('email').fill('new.student@example.com');
  await form.field('name').fill('Ahmad bin Ali');
  await form.field('gender').selectOption('Male');
  await form.field('nationality').fill('Indonesia');
  await page.getByRole('option', { name: 'Indonesia' }).click();
  await form.field('passport').fill('A7654321');
  await form.field('university').fill('A university that is not in the list');
  await form.field('major').fill('Law');
  await form.field('awarding_time').fill('2023-10-15');
  await form.field('ministry_stamping_time').fill('2023-11-20');
  await form.uploadAll();
  await form.pressAndRead(form.button('Save & Authenticate'), 'Authenticate Success!');
  await page.waitForURL(`${site.server.url}/manage/student`);
  const { data } = await officer.get<{ cert_list: PortalCertificate[] }>('/api/cert/list', { name: 'Ahmad' });
  expect(data.cert_list[0]).toMatchObject({
    cert_status: 'Verified',
    university: 'A university that is not in the list',
  });
  expect(complaints.filter((complaint) => !complaint.includes('/manage'))).toEqual([]);
  await close();
});

it('approves a record as it is seen, and rejects one with a reason only', async () => {
  const student = await registerStudent(site.server);
  const [first, second] = [await apply(student), await apply(student)];
  const { page, close } = await visit(site, { as: ADMIN });
  const form = new ApplicationPage(page);
  const seen = async (id: number) => (await officer.get<PortalCertificate>('/api/cert/detail', { id })).data;

  await form.open(`/cert-update?id=${first.id}`, { legal: false });
  await form.button('Reject').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await becomes(() => dialog.getByText(inEnglish('rejection_reason_needed')).count(), 2);
  const reason = dialog.getByLabel(inEnglish('rejection_reason_needed'));
  await reason.fill('The receipt');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await seen(first.id)).toMatchObject({ cert_status: 'Verifying', version: first.version });
  await form.button('Reject').click();
  await becomes(() => reason.inputValue(), 'The receipt');
  await reason.fill('The receipt is missing.');
  await form.pressAndRead(dialog.getByRole('button', { name: 'Reject' }), 'Reject Success!');
  await page.waitForURL(`${site.server.url}/manage/student`);
  expect(await seen(first.id)).toMatchObject({ cert_status: 'Rejected', reject_reason: 'The receipt is missing.' });

  await form.open(`/cert-update?id=${second.id}`, { legal: false });
  await form.field('major').fill('Computer Science and Mathematics');
  await form.pressAndRead(form.button('Approve'), 'Authenticate Success!');
  await page.waitForURL(`${site.server.url}/manage/student`);
  expect(await seen(second.id)).toMatchObject({ cert_status: 'Verified', major: 'Computer Science and Mathematics' });
  await close();
});
