import type { Page } from 'playwright-core';
import { CHECKED_GROUPS } from '../../src/domain/verdict/checks.js';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { goTo, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { newestEdition, withdraw } from '../support/editions.js';
import { signIn } from '../support/portal.js';
import { record, rejectRecord } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let waiting: PortalCertificate;
let rejected: PortalCertificate;
let withdrawn: PortalCertificate;

beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  const form = await formToReview(student);
  waiting = await record(student, 'add-apply', { ...form, name: 'Aminah Waiting' });
  rejected = await record(student, 'add-apply', { ...form, name: 'Budi Rejected' });
  const officer = await signIn(site.server.url, ADMIN);
  for (const group of CHECKED_GROUPS) {
    const body = { version: waiting.version, group, verdict: 'accepted', asOne: true };
    expect((await resource(officer, 'POST', `certificates/${waiting.id}/verdicts`, { body })).status).toBe(201);
  }
  const approved = await record(student, 'add-apply', { ...form, name: 'Citra Approved' });
  await record(officer, 'update-auth', { id: approved.id, version: approved.version });
  await rejectRecord(officer, rejected.id, 'The stamp is missing');
  withdrawn = await record(student, 'add-apply', { ...form, name: 'Dewi Ended', passport: 'W7654321' });
  await record(officer, 'update-auth', { id: withdrawn.id, version: withdrawn.version });
  await withdraw(officer, (await newestEdition(officer, withdrawn.id)).id);
});

const LOOKS = [
  { device: 'desk', language: 'cn', theme: 'dark' },
  { device: 'phone', language: 'en', theme: 'light' },
] as const;

/** Words of our own that Chinese screens must not show. */
const ENGLISH =
  /\b(Approve|Reject|Next|Edit|Remove|Status|Checks|Verdicts|Accept|Accepted|Refuse|Send again|History|Photo|Passport|Changed|Details|Waiting)\b/u;

describe.each(LOOKS)('at a $device in $language, $theme', ({ device, language, theme }) => {
  it.each([
    [
      'desk',
      () => [`/student/${withdrawn.id}`, `/student/${rejected.id}`, `/student/${waiting.id}`],
      ['a', 'r', 's', 'x', '?'],
    ],
    ['lists', () => ['/', '/student', '/report', '/reason/1', '/job', '/audit'], []],
  ] as const)('the %s', async (_, screens, keys) => {
    const found: string[] = [];
    const opened = await visitOffice(site, '/account', { device, language, theme, as: ADMIN });
    await screenStands(opened.page);
    const { page, complaints } = opened;
    const look = async (name: string) => {
      for (const finding of await axeFindings(page)) found.push(`${name}: ${finding}`);
      if (await scrollsSideways(page)) found.push(`${name}: scrolls sideways`);
      const shown = (await page.locator('body > div').allTextContents()).join(' ');
      const ours = shown.replaceAll(/(?:Aminah Waiting|Budi Rejected|Citra Approved)/gu, '');
      if (language === 'cn') found.push(...(ENGLISH.exec(ours) ?? []).map((word) => `${name}: says ${word}`));
      if (/\b(?:resources|records|review|dashboard|ra)\.[a-z_]+/u.test(shown)) found.push(`${name}: a text is missing`);
      found.push(...complaints.splice(0).map((complaint) => `${name}: ${complaint}`));
    };
    for (const screen of screens()) {
      // Each screen is begun with at one width; from one record to the next the heading is the same.
      if (device === 'phone' && keys.length === 0) await goTo(page, screen);
      else {
        await page.goto(`/manage${screen}`);
        await screenStands(page);
      }
      await look(screen);
    }
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await look(`the dialog of ${key}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
    await opened.close();
  });
});

const LISTS = [
  'student',
  'report',
  'reason',
  'job',
  'company',
  'mun',
  'coo',
  'agentU',
  'news',
  'user',
  'role',
  'audit',
];
const NOT_OPEN = "SELECT id FROM jobs WHERE state <> 'open'";
const CUT_OFF = `Array.from(document.querySelectorAll('.RaDataTable-tableWrapper'))
  .some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)`;

it.each(LANGUAGES)('no column of a list is cut off on a desk, in %s', async (language) => {
  const { page, complaints, close } = await visitOffice(site, '/account', { language, as: ADMIN });
  await screenStands(page);
  // One that is overdue says most.
  const officer = await signIn(site.server.url, ADMIN);
  const { id } = (await officer.get<{ id: number }>('/api/user/info')).data;
  const overdue = 'UPDATE certificates SET applied_at = ?, assigned_to = ?, university = ? WHERE id = ?';
  const place = 'Infrastructure University Kuala Lumpur';
  await rowsOf(site.server.database, overdue, [Date.UTC(2024, 0, 5), id, place, waiting.id]);
  // What is done stays as it is; an open one would still be done.
  await waitFor('a job that is done', async () => (await rowsOf(site.server.database, NOT_OPEN)).length > 0);
  const failed = "UPDATE jobs SET state = 'failed', last_error = ? WHERE state = 'done'";
  await rowsOf(site.server.database, failed, ['The disk was away']);
  const cutOff: string[] = [];
  for (const list of LISTS) {
    await goTo(page, `/${list}`);
    await page.getByRole('row').nth(1).waitFor();
    await becomes(() => page.locator('.RaDataTable-tableWrapper').count(), 1);
    if (await page.evaluate<boolean>(CUT_OFF)) cutOff.push(list);
    // Ten rows and the pager stand on one screen.
    if (list === 'mun') expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBeLessThan(53);
  }
  expect(cutOff).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** Around a page. */
const EDGES = 32;

/** How large the drawn page is, beside the room for it. */
async function drawn(page: Page) {
  const region = page.getByRole('region', { name: /of \d$/u });
  const [paper, frame] = await Promise.all([region.locator('canvas, img').first().boundingBox(), region.boundingBox()]);
  if (!paper || !frame) return null;
  return { paper, room: { width: frame.width - EDGES, height: frame.height - EDGES } };
}

it('a page is seen whole, turned or not, on a PDF and on an image', async () => {
  const { page, complaints, close } = await visitOffice(site, `/student/${waiting.id}`, { as: ADMIN });
  await screenStands(page);
  const isTooHigh = async () => {
    const now = await drawn(page);
    return now !== null && now.paper.height > now.room.height;
  };
  const fits = (what: string, toBe: 'upright' | 'lying') =>
    waitFor(what, async () => {
      const now = await drawn(page);
      if (!now) return false;
      const { paper, room } = now;
      if (paper.height > room.height || paper.width > room.width) return false;
      // As large as there is room for.
      const isLarge = paper.height > room.height - 4 || paper.width > room.width - 4;
      return isLarge && (toBe === 'upright') === paper.height > paper.width;
    });
  await page.getByRole('button', { name: 'Certificate', exact: true }).first().click();
  await page.getByText('Page 1 of 2').waitFor();
  await waitFor('a page as wide as there is room', isTooHigh);
  await page.keyboard.press('f');
  await fits('the whole page', 'upright');
  await page.keyboard.press('t');
  await fits('the whole page as it is turned', 'lying');
  await page.keyboard.press('0');
  await page.keyboard.press('t');
  await waitFor('the width of the page', isTooHigh);
  await page.getByRole('button', { name: 'Fit page' }).press('Enter');
  await fits('the whole page by the button', 'upright');

  // The next document is seen whole as well.
  for (const _ of ['passport', 'photo']) await page.keyboard.press('ArrowLeft');
  await page.getByRole('region', { name: 'Photo, 1 of 1' }).getByRole('img').waitFor();
  await fits('the whole photo', 'upright');
  await page.keyboard.press('t');
  await fits('the whole photo as it is turned', 'lying');
  expect(complaints).toEqual([]);
  await close();
});
