import type { Page, Route } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, pdf } from './application.page.js';

const site = testedSite();

/** React keeps with each element what it was last rendered with: another object means that it was rendered since. */
const REMEMBER = `(() => {
  const renderedWith = (element) => element[Object.keys(element).find((key) => key.startsWith('__reactProps$'))];
  const elements = [...document.querySelectorAll('main *')].filter(renderedWith);
  const before = new Map(elements.map((element) => [element, renderedWith(element)]));
  window.renderedSince = () => elements.filter((element) => renderedWith(element) !== before.get(element));
  return elements.length;
})()`;
/** The fields among them, by their ids. */
const FIELDS_SINCE = `window.renderedSince().filter(({ id, tagName }) => id && /INPUT|SELECT|TEXTAREA/.test(tagName)).map(({ id }) => id)`;

/** What typing into a field renders: the fields, and how many elements of how many. */
async function renderedBy(page: Page, typing: () => Promise<unknown>) {
  // What leaving the field before and the first letter render may come late.
  await becomes(async () => {
    await page.evaluate(REMEMBER);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    return page.evaluate<number>('window.renderedSince().length');
  }, 0);
  const all = await page.evaluate<number>(REMEMBER);
  await typing();
  return {
    all,
    fields: await page.evaluate<string[]>(FIELDS_SINCE),
    elements: await page.evaluate<number>('window.renderedSince().length'),
  };
}

it.each(['desk', 'phone'] as const)('a letter renders the field it is typed into, not the page: %s', async (device) => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device, as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  // The university last: what is found for it comes some time after the letter.
  const FIELDS = ['name', 'passport', 'major', 'cert_no', 'birth', 'nationality', 'cert_remark', 'university'];
  for (const field of FIELDS) {
    // The first letter fills the field in, which the progress and the buttons show.
    await form.field(field).pressSequentially('2');
    const { all, fields, elements } = await renderedBy(page, () => form.field(field).pressSequentially('002'));
    expect({ field, fields }).toEqual({ field, fields: [field] });
    expect(all).toBeGreaterThan(200);
    expect(elements).toBeLessThan(20);
  }
  expect(complaints).toEqual([]);
  await close();
});

const FORMS = [
  { path: '/student-detail', fields: ['name', 'passport', 'birth', 'nationality'], signedIn: true },
  { path: '/student-register', fields: ['email', 'password', 'checkPwd', 'code'], signedIn: false },
  { path: '/student-login', fields: ['email', 'password'], signedIn: false },
  { path: '/student-reset-pwd', fields: ['email', 'password', 'checkPwd', 'code'], signedIn: false },
  { path: '/change-pwd', fields: ['oldPassword', 'newPassword'], signedIn: true },
] as const;

it.each(FORMS)('a letter renders its field alone in the form of $path', async ({ path, fields, signedIn }) => {
  const { page, complaints, close } = await visit(site, {
    ...(signedIn ? { as: await registerStudent(site.server) } : {}),
  });
  await page.goto(path);
  // What the form asks the service for renders all of it, whenever the answer comes.
  await page.locator(`#${fields[0]}`).waitFor();
  await page.waitForLoadState('networkidle');
  for (const field of fields) {
    const input = page.locator(`#${field}`);
    // The first letter may show that the form has changes, and the fourth one that a password has what it needs.
    await input.pressSequentially('2');
    const rendered = await renderedBy(page, () => input.pressSequentially('002'));
    expect({ field, fields: rendered.fields }).toEqual({ field, fields: [field] });
    expect(rendered.elements).toBeLessThan(20);
  }
  expect(complaints).toEqual([]);
  await close();
});

/** As a browser fills a field in: no key is pressed, and all that it tells is that the value has changed. */
const fillIn = (id: string, value: string) => `{
  const field = document.getElementById(${JSON.stringify(id)});
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
  field.dispatchEvent(new Event('change', { bubbles: true }));
}`;

/** What the notice has been agreed to is stored, and the form has learned of it. */
async function consentIsKnown(page: Page): Promise<void> {
  const answered = (method: string) =>
    page.waitForResponse((one) => one.url().endsWith('/api/v1/me/consents') && one.request().method() === method);
  await answered('POST');
  await answered('GET');
}

it('what the browser fills in is there, and can be sent', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site);
  await page.goto('/student-login');
  await page.locator('#password').waitFor();
  await page.evaluate(fillIn('email', student.email));
  await page.evaluate(fillIn('password', student.password));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/cert-list');
  await page.goto('/student-detail');
  await page.locator('#name').waitFor();
  await page.evaluate(fillIn('name', 'Mei Lin'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Update Success!').waitFor();
  expect((await student.get('/api/user/info')).data).toMatchObject({ name: 'Mei Lin' });
  expect(complaints).toEqual([]);
  await close();
});

it('an upload renders its own group when it has arrived, not the other fields', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  const consented = consentIsKnown(page);
  await form.open('/cert-add');
  // What the notice has been agreed to shows in the form.
  await consented;
  await form.field('name').fill('Mei Lin');
  const { fields } = await renderedBy(page, async () => {
    await form.choose('cert_photos', [await pdf('degree.pdf')]);
    await form.files('Certificate').getByText('success').waitFor();
  });
  expect(fields).toEqual(['cert_remark']);
  await close();
});

it('what is typed is there after a reload that follows the last letter at once', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device: 'phone', as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  page.on('dialog', (dialog) => void dialog.accept());
  await form.field('major').fill('Marine Biology');
  await page.reload();
  await page.getByText('Your unsaved changes are restored').waitFor();
  await becomes(() => form.field('major').inputValue(), 'Marine Biology');
  // What is typed back to what was there is not offered again.
  await form.field('major').fill('');
  await page.reload();
  await form.field('major').waitFor();
  await becomes(() => page.getByText('Your unsaved changes are restored').count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

it('files that had not arrived when the session ended are named when one is back', async () => {
  const student = await registerStudent(site.server);
  const { page, context, expectRefusal, complaints, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  const consented = consentIsKnown(page);
  await form.open('/cert-add');
  await consented;
  await form.field('major').fill('Law');
  await context.clearCookies();
  expectRefusal('401 /api/file/upload');
  await form.choose('cert_photos', [await pdf('degree.pdf')]);
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-add`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await form.field('email').fill(student.email);
  await form.field('password').fill(student.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByText('please choose them again: degree.pdf').waitFor();
  await becomes(() => form.field('major').inputValue(), 'Law');
  expect(complaints).toEqual([]);
  await close();
});

it('takes nothing while it is saved that would not be saved, and goes on where that failed', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await form.field('major').fill('Law');
  const saving: Route[] = [];
  await page.route('**/api/cert/add', (route) => void saving.push(route));
  await form.button('Save Draft').click();
  await waitFor('the draft to be sent', async () => saving.length === 1);
  await form.field('major').focus();
  await page.keyboard.type(' and more');
  await becomes(() => form.field('major').inputValue(), 'Law');
  await saving[0]?.abort();
  await page.getByRole('alert').first().waitFor();
  await form.field('major').fill('Law and more');
  await becomes(() => form.field('major').inputValue(), 'Law and more');
  await close();
});
