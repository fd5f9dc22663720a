import { readFileSync } from 'node:fs';
import { registerStudent } from '../support/applicant.js';
import { message, press, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, visit } from '../support/browser.js';
import { appCode } from '../support/factors.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

const letTimePass = () => inData(site.server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());

it('an officer whose session is old is asked for the password, and what they typed is saved', async () => {
  const opened = await visitOffice(site, '/role/create', { as: ADMIN });
  const { page, expectRefusal, complaints, close } = opened;
  const form = page.getByRole('dialog', { name: 'Add a role' });
  await form.getByLabel('Name').fill('Typed before the question');
  await form.getByRole('checkbox').first().check();
  letTimePass();
  expectRefusal('403 /api/v1/roles');
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expectRefusal('400 /api/user/reauthenticate');
  await question.getByLabel('Password', { exact: true }).fill('not the one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.getByText(inEnglish('password_wrong')).waitFor();
  await question.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await message(page, 'Save Success!');
  await page.getByRole('cell', { name: 'Typed before the question', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('who does not answer the question keeps what they typed, and may try again', async () => {
  const opened = await visitOffice(site, '/role/create', { as: ADMIN, language: 'cn' });
  const { page, expectRefusal, complaints, close } = opened;
  await page.getByRole('dialog').getByRole('textbox').first().fill('Kept role');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  letTimePass();
  expectRefusal('403 /api/v1/roles');
  await press(page, '保存');
  const question = page.getByRole('dialog', { name: '请确认是您本人' });
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByText(inChinese('reauthentication_needed')).first().waitFor();
  await becomes(() => page.getByRole('dialog').getByRole('textbox').first().inputValue(), 'Kept role');
  expectRefusal('403 /api/v1/roles');
  await press(page, '保存');
  await question.getByLabel('密码', { exact: true }).fill(ADMIN.password);
  await question.getByRole('button', { name: '确认' }).click();
  await page.getByRole('cell', { name: 'Kept role', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('an officer is asked before the table of all applications goes out, and gets it after the password', async () => {
  const opened = await visitOffice(site, '/student', { as: ADMIN });
  const { page, expectRefusal, complaints, close } = opened;
  const exporting = page.getByRole('button', { name: 'Export CSV' });
  await exporting.waitFor();
  letTimePass();
  expectRefusal('403 /api/v1/certificates/export.csv');
  await exporting.click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\uFEFFNo\.,Status,/u);
  await question.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('a student whose session is old is asked before a second factor is added, and goes on', async () => {
  const student = await registerStudent(site.server);
  const opened = await visit(site, { as: student });
  const { page, expectRefusal, complaints, close } = opened;
  await page.goto('/student-detail');
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  letTimePass();
  expectRefusal('403 /api/v1/me/factors/set-up', '400 /api/user/reauthenticate');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel(/^Password/).fill('not the one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.getByText(inEnglish('password_wrong')).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByLabel(/^Password/).fill(student.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  const secret = await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
    .textContent();
  await page.getByLabel('Code that the app shows').fill(appCode((secret ?? '').replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Rename My app' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
