import type { Locator, Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { press, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

/** Programs of parts of screens that do not come, as on a flaky line. */
const site = testedSite();

const lose = (page: Page, ...parts: readonly string[]) =>
  page.route(new RegExp(`/assets/(?:${parts.join('|')})-[^/]*\\.js$`), (route) => route.abort());

it('the home page stays where what is further down does not come', async () => {
  const { page, close } = await visit(site, { device: 'phone' });
  await lose(page, 'BannerCarousel', 'SchoolScroller', 'SampleReport');
  await page.goto('/index');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('SchoolScroller'));
  await page.getByRole('heading', { name: 'Recommended universities' }).scrollIntoViewIfNeeded();
  await lost;
  await page.getByText('This could not be loaded').waitFor();
  await page.getByRole('heading', { name: 'Education ministries and authorities' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await becomes(() => page.getByText('Something went wrong on this page').count(), 0);
  await close();
});

it('the home page stays where nothing below its first screen comes, and tells of a search that does not', async () => {
  const { page, close } = await visit(site);
  await lose(page, 'BelowTheFold', 'SearchDialog');
  await page.goto('/index');
  await page.getByRole('button', { name: /^Student Information Query/ }).click();
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded' }).waitFor();
  await page.getByRole('textbox', { name: 'Report number' }).waitFor();
  await close();
});

it('the header keeps its way to the account where its menu does not come', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  await lose(page, 'UserMenu', 'ReturnedMails');
  await page.goto('/index');
  await page.getByRole('link', { name: 'Basic info' }).click();
  await page.waitForURL('**/student-detail');
  await close();
});

it('an application waits for its legal notice where that does not come, and cannot be begun before', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  await lose(page, 'LegalNoticeDialog');
  await page.goto('/cert-add');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This could not be loaded').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.getByText('This could not be loaded').waitFor();
  await becomes(() => page.getByText('Something went wrong on this page').count(), 0);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const accept = page.getByRole('button', { name: 'I understand and agree to abide by the above content' });
  await accept.click();
  await dialog.waitFor({ state: 'detached' });
  await close();
});

it('an application stays where a sample does not come, which is told each time', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await lose(page, 'SampleDialog');
  await form.open('/cert-add');
  await form.field('major').fill('Law');
  const sample = form.button('See a sample: Certificate');
  await sample.click();
  const told = page.getByRole('alert').filter({ hasText: 'load the page again' });
  await told.waitFor();
  await sample.click();
  await becomes(() => told.count(), 2);
  await becomes(() => form.field('major').inputValue(), 'Law');
  await close();
});

describe('in the back office', () => {
  const note = (place: Page | Locator) => place.getByRole('note').filter({ hasText: 'This could not be loaded' });
  let id: number;

  beforeAll(async () => {
    const student = await signIn(site.server.url, STUDENT);
    id = (await record(student, 'add-apply', { ...(await formToReview(student)), name: 'Aminah Unseen' })).id;
  });

  async function without(part: string, screen: string): Promise<{ page: Page; close: () => Promise<unknown> }> {
    const opened = await visitOffice(site, '/account', { as: ADMIN });
    await lose(opened.page, part);
    await opened.page.goto(`/manage${screen}`);
    return opened;
  }

  it('the desk stays where what draws a PDF does not come', async () => {
    const { page, close } = await without('PdfView', `/student/${id}`);
    await page.getByRole('button', { name: 'Certificate', exact: true }).click();
    await note(page.getByRole('region', { name: 'Certificate, 1 of 1' })).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Aminah Unseen' }).waitFor();
    await becomes(() => page.getByRole('button', { name: 'Reject', exact: true }).isEnabled(), true);
    expect(await axeFindings(page)).toEqual([]);
    // What is drawn otherwise still is.
    await page.getByRole('button', { name: 'Photo', exact: true }).click();
    await page.getByRole('region', { name: 'Photo, 1 of 1' }).getByRole('img').waitFor();
    await close();
  });

  it('the form of an article keeps what is typed where the editor does not come', async () => {
    const { page, close } = await without('ContentInput', '/news/create');
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('Without an editor');
    await note(page).waitFor();
    await becomes(() => title.inputValue(), 'Without an editor');
    expect(await axeFindings(page)).toEqual([]);
    // What is typed is not left unasked.
    page.once('dialog', (question) => void question.accept());
    await press(page, 'Cancel');
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await close();
  });

  it('the home page keeps its figures, and the table where the chart does not come', async () => {
    const { page, close } = await without('FlowChart', '/');
    await page.getByRole('button', { name: 'Show as a table' }).scrollIntoViewIfNeeded();
    await note(page).waitFor();
    await page.getByText('Median time to decision').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await page.getByRole('columnheader', { name: 'Applied' }).waitFor();
    await close();
  });
});
