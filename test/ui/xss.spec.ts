import type { Page } from 'playwright-core';
import { completeForm } from '../support/applicant.js';
import { publish } from '../support/articles.js';
import { screenStands } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record, rejectRecord } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { makeHolder, makeShare } from '../support/shared.js';
import { testedSite } from '../support/tested-site.js';
import { XSS, XSS_TEXTS } from '../support/xss.corpus.js';

/** One for each field of one line; no two are the same, so that each is looked for by itself. */
const [NAME, UNIVERSITY, MAJOR, NATIONALITY, NUMBER, LABEL, TITLE, REASON] = [
  '"><img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<video><source onerror=alert(1)></video>',
  '<a href="javascript:alert(1)">x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<body onload=alert(1)>',
];
/** What a field of several lines takes. */
const LINES_MAX = 1000;
const REMARKS = ['passport_remark', 'cert_remark', 'transcript_remark', 'ministry_remark', 'payment_remark'];

const site = testedSite();
let holder: Awaited<ReturnType<typeof makeHolder>>;
/** Their records hold the rest of the remarks. */
let other: typeof holder;
let draft: number;
let waiting: readonly number[];
let rejected: number;
let article: number;
let shareUrl: string;

beforeAll(async () => {
  const admin = await signIn(site.server.url, ADMIN);
  const place = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
  const made = await resource(admin, 'POST', 'universities', { body: { name: UNIVERSITY, ...place } });
  expect([made.status, made.body.name]).toEqual([201, UNIVERSITY]);
  const typed = { name: NAME, university: UNIVERSITY, major: MAJOR, nationality: NATIONALITY, cert_no: NUMBER };
  const remarks = packed(XSS_TEXTS);
  const records = [remarks.slice(0, REMARKS.length), remarks.slice(REMARKS.length)];
  // All of them are in one of the two.
  expect(records[1]?.length).toBeLessThanOrEqual(REMARKS.length);
  const named = records.map((own) => Object.fromEntries(own.map((text, at) => [REMARKS[at], text])));
  holder = await makeHolder(site.server, admin, { ...typed, ...named[0] });
  other = await makeHolder(site.server, admin, { ...typed, ...named[1], passport: 'W7654321' });
  shareUrl = (await makeShare(holder.student, holder.id, { label: LABEL })).url;
  const { student } = holder;
  const profile = { name: NAME, nationality: NATIONALITY };
  expect(await student.post('/api/user/update', profile)).toMatchObject({ status: 200 });
  const form = { ...(await completeForm(student)), ...typed };
  draft = (await record(student, 'add', { ...typed, ...named[1] })).id;
  waiting = await Promise.all(
    named.map(
      async (own, at) => (await record(student, 'add-apply', { ...form, ...own, cert_no: `${NUMBER}${at}` })).id,
    ),
  );
  rejected = (await record(student, 'add-apply', { ...form, cert_no: `${NUMBER}9` })).id;
  await rejectRecord(admin, rejected, REASON);
  article = (await publish<{ id: number }>(admin, { title: TITLE ?? '', content: XSS.join('<p>next</p>') })).id;
});
afterEach(closeVisits);

/** Texts in lines, as many together as a field takes. */
function packed(texts: readonly string[]): string[] {
  const fields = [''];
  for (const text of texts) {
    const joined = `${fields.at(-1)}\n${text}`.trim();
    if (joined.length <= LINES_MAX) fields[fields.length - 1] = joined;
    else fields.push(text);
  }
  return fields;
}

/** What ran, and what stands in the page that would run, fetch or cover it, were the policy of the page not there. */
const FOUND = `(() => {
  const address = /^(?:href|xlink:href|src|action|formaction|data|ping|cite)$/i;
  const drawn = /^(?:style|srcset|background|poster|lowsrc)$/i;
  const runs = ({ name, value }) =>
    /^on/i.test(name) ||
    (address.test(name) && /^\\s*(?:javascript|vbscript|data:text)|^(?:https?:)?\\/\\/[^/]*evil/i.test(value)) ||
    (drawn.test(name) && /evil|javascript/i.test(value));
  const stranger = (one) =>
    one.matches('iframe, object, embed, applet, base, math, portal, video, audio, marquee, [src="x"]') ||
    (one.matches('script, style') && /alert\\(1\\)|evil\\.example/.test(one.textContent));
  const all = [...document.querySelectorAll('*')].filter((one) => stranger(one) || [...one.attributes].some(runs));
  return [...(window.hit ?? []), ...all.map((one) => one.outerHTML.slice(0, 200))];
})()`;

async function opened(options: VisitOptions = {}): Promise<Visit> {
  const visited = await visit(site, options);
  await visited.context.addInitScript({
    content: `for (const name of ['alert', 'confirm', 'prompt'])
      window[name] = () => { (window.hit ??= []).push(name); };`,
  });
  visited.page.on('dialog', (dialog) => visited.complaints.push(`dialog: ${dialog.message()}`));
  return visited;
}

/** Opens a page, waits until it shows the texts, and looks whether one of them is more than a text there. */
async function shows(page: Page, path: string, ...texts: readonly (string | undefined)[]): Promise<void> {
  await page.goto(path);
  for (const text of texts) await page.getByText(String(text)).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect([path, await page.evaluate(FOUND)]).toEqual([path, []]);
}

/** The same of what stands in the field of a form. */
async function holds(page: Page, path: string, text: string | undefined): Promise<void> {
  await page.goto(path);
  const fields = `[...document.querySelectorAll('input, textarea')]`;
  const isHeld = `${fields}.some((one) => one.value === ${JSON.stringify(text)})`;
  await becomes(() => page.evaluate(isHeld), true);
  await page.waitForLoadState('networkidle');
  expect([path, await page.evaluate(FOUND)]).toEqual([path, []]);
}

it('anybody sees texts in the public pages, whatever was typed', async () => {
  const { page } = await opened();
  await shows(page, '/index', TITLE);
  await shows(page, `/news-detail?id=${article}`, TITLE);
  await shows(page, '/university', UNIVERSITY);
  await shows(page, `/check/${holder.number}`, UNIVERSITY, MAJOR);
  await shows(page, new URL(shareUrl).pathname, NAME, UNIVERSITY, MAJOR);
});

it('so do students in what they have typed', async () => {
  const { page } = await opened({ as: holder.student });
  await shows(page, '/cert-list', UNIVERSITY, MAJOR);
  await shows(page, `/cert-track?id=${holder.id}`, MAJOR);
  await shows(page, `/cert-track?id=${rejected}`, REASON);
  await shows(page, `/cert-share?id=${holder.id}`, LABEL);
  await holds(page, `/cert-update?id=${draft}`, MAJOR);
  await holds(page, '/student-detail', NAME);
});

it('so do they in a record that is verified, which holds all of the corpus', async () => {
  let read = '';
  for (const { student, id } of [holder, other]) {
    const { page } = await opened({ as: student });
    await shows(page, `/cert-update?id=${id}`, MAJOR);
    read += await page.evaluate<string>(`[...document.querySelectorAll('dd')].map((one) => one.textContent).join('|')`);
  }
  expect(XSS_TEXTS.filter((text) => !read.includes(text))).toEqual([]);
});

it('so do officers', async () => {
  const { page } = await opened({ as: ADMIN });
  await shows(page, '/manage/student', NAME, UNIVERSITY);
  for (const id of waiting) {
    await shows(page, `/manage/student/${id}`, NAME, UNIVERSITY, MAJOR, NATIONALITY);
    await screenStands(page);
  }
  await shows(page, `/manage/student/${rejected}`, REASON);
  await shows(page, '/manage/mun', UNIVERSITY);
  await shows(page, '/manage/news', TITLE);
  await shows(page, '/manage/user', NAME);
  await shows(page, '/manage/report', NAME);
  await shows(page, '/manage/payment', NAME);
});
