import type { Page } from 'playwright-core';
import { FORM_TEXTS, HOLDER, type PortalCertificate, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let number: string;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  const form = { ...FORM_TEXTS, ...(await uploadPapers(officer)), email: 'holder@example.com' };
  const { data } = await officer.post<PortalCertificate>('/api/cert/add-auth', form);
  number = String(data.verifi_no);
});

/** A signed link to the report, once it is rendered. */
async function pdfAddress(): Promise<string> {
  const anyone = new PortalClient(site.server.url);
  return waitFor('the report', async () => {
    const { data } = await anyone.get<{ pdfurl?: string }>('/api/studentinfo/search', HOLDER);
    return data.pdfurl;
  });
}

const opened = async (path: string, options: VisitOptions = {}) => {
  const visitor = await visit(site, options);
  await visitor.page.goto(path);
  return visitor;
};

it('a report is read in the viewer: text, zoom, download', async () => {
  const address = await pdfAddress();
  const { page, complaints, close } = await opened(`/pdf?pdf=${encodeURIComponent(address)}`, { device: 'phone' });
  await page.getByText('Academic Verification Report').first().waitFor({ state: 'attached' });
  await becomes(() => page.getByRole('heading', { level: 1 }).textContent(), number);
  await page.getByRole('status').filter({ hasText: 'Page 1 of 1' }).waitFor();
  const width = () => page.evaluate<number>('document.querySelector("canvas").clientWidth');
  const fitting = await width();
  const beyond = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(
    '[role="region"][aria-label="Pages of the document"]'))`;
  expect(await page.evaluate(beyond)).toBe(0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await waitFor('the larger page', async () => (await width()) > fitting);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Fit width' }).click();
  await waitFor('the page as wide as the screen', async () => (await width()) === fitting);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** Keeps what pdf.js asks of its worker about the text of a page, from when the test says so until it lets go. */
const HOLD_TEXT = `(() => {
  const { postMessage } = Worker.prototype;
  const held = [];
  Worker.prototype.postMessage = function (...message) {
    const post = () => postMessage.apply(this, message);
    if (window.textIsHeld && message[0]?.action === 'GetTextContent') held.push(post);
    else post();
  };
  window.letTextGo = () => {
    window.textIsHeld = false;
    for (const post of held.splice(0)) post();
  };
})()`;
const READING_ORDER = '.structTree [aria-owns]';
const isRead = (page: Page) =>
  page.evaluate<boolean>(`getComputedStyle(document.querySelector('${READING_ORDER}')).display !== 'none'`);

it('while a page is drawn again, a screen reader is not pointed at text that is not there yet', async () => {
  const { page, complaints, close } = await visit(site, { device: 'phone' });
  await page.addInitScript({ content: HOLD_TEXT });
  await page.goto(`/pdf?pdf=${encodeURIComponent(await pdfAddress())}`);
  const text = page.getByText('Academic Verification Report').first();
  await text.waitFor({ state: 'attached' });
  await page.locator(READING_ORDER).first().waitFor({ state: 'attached' });
  await page.evaluate('window.textIsHeld = true');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await text.waitFor({ state: 'detached' });
  await page.locator(READING_ORDER).first().waitFor({ state: 'attached' });
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate('window.letTextGo()');
  await text.waitFor({ state: 'attached' });
  await becomes(() => isRead(page), true);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('the viewer shows nothing that is not ours, and says why a link no longer works', async () => {
  const { page, expectRefusal, complaints, close } = await opened('/index');
  for (const foreign of ['https://evil.example/api/x.pdf', '//evil.example/api/x.pdf', '/manage/', '/api/../check']) {
    await page.goto(`/pdf?pdf=${encodeURIComponent(foreign)}`);
    await page.getByRole('heading', { name: 'This document is not shown here' }).waitFor();
  }
  expectRefusal('403 /api/report/1/pdf', '404 /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e');
  await page.goto(`/pdf?pdf=${encodeURIComponent('/api/report/1/pdf?exp=1&sig=x')}`);
  await page.getByText('This link has expired').waitFor();
  await page.goto(`/pdf?pdf=${encodeURIComponent('/api/v1/site')}`);
  await page.getByText('This is not a PDF document').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
