import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

it('the switch changes the pages at once and, for who is signed in, the language of the mails', async () => {
  const student = await registerStudent(site.server);
  const language = async () => (await student.get<{ language: string }>('/api/user/info')).data.language;
  expect(await language()).toBe('en');
  const { page, complaints, close } = await visit(site, { as: student });
  await page.goto('/cert-list');
  await page.getByRole('button', { name: `Account of ${student.email}` }).waitFor();
  await page.getByRole('banner').getByText('中文').first().click();
  await page.getByRole('banner').getByRole('link', { name: '首页' }).waitFor();
  await waitFor('the service to know', async () => (await language()) === 'cn');
  await page.getByRole('banner').getByText('English').first().click();
  await waitFor('the service to know', async () => (await language()) === 'en');
  expect(complaints).toEqual([]);
  await close();
});

it('the last of several quick choices is what stays', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { as: student });
  const told: unknown[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/user/update', async (route) => {
    told.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await page.goto('/cert-list');
  await page.getByRole('button', { name: `Account of ${student.email}` }).waitFor();
  await page.getByRole('banner').getByText('中文').first().click();
  await page.getByRole('banner').getByRole('link', { name: '首页' }).waitFor();
  await page.getByRole('banner').getByText('English').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).waitFor();
  await becomes(async () => told, [{ language: 'cn' }]);
  letGo();
  const language = async () => (await student.get<{ language: string }>('/api/user/info')).data.language;
  await waitFor('both to be told', async () => told.length === 2);
  await waitFor('the service to know', async () => (await language()) === 'en');
  expect(told).toEqual([{ language: 'cn' }, { language: 'en' }]);
  expect(complaints).toEqual([]);
  await close();
});

it('the switch of a visitor asks the service for nothing', async () => {
  const { page, complaints, close } = await visit(site);
  await page.goto('/upgrading');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await page.getByRole('banner').getByText('中文').first().click();
  await page.getByRole('heading', { name: '系统升级中' }).waitFor();
  expect([...asked, ...complaints]).toEqual([]);
  await close();
});

it('says so when the language of the mails could not be changed', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, expectRefusal, close } = await visit(site, { as: student });
  expectRefusal('503 /api/user/update');
  const body = JSON.stringify({ code: 503, message: 'x', errMsg: 'x', data: { message: 'x', reason: 'unavailable' } });
  await page.route('**/api/user/update', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body }),
  );
  await page.goto('/cert-list');
  await page.getByRole('button', { name: `Account of ${student.email}` }).waitFor();
  await page.getByRole('banner').getByText('中文').first().click();
  await page.getByRole('alert').filter({ hasText: '邮件语言未能更改' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: '首页' }).waitFor();
  await page.unroute('**/api/user/update');
  // As the notice says: back, and once more.
  await page.getByRole('banner').getByText('English').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).waitFor();
  await page.getByRole('banner').getByText('中文').first().click();
  const language = async () => (await student.get<{ language: string }>('/api/user/info')).data.language;
  await waitFor('the service to know', async () => (await language()) === 'cn');
  expect(complaints).toEqual([]);
  await close();
});
