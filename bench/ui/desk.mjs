// npm run bench:desk -- <url>...: how many actions and seconds an officer's decision takes, at running servers with
// demonstration data (http://localhost:3000 where none is named); several take turns. Every document is looked at, both
// pages of the degree, and every check answered; nobody thinks or reads in between. It also knows the desk of before,
// where each of 13 checks was ticked by itself, so that both are measured alike.
import '../../scripts/node-version.mjs';
import { PDFDocument } from 'pdf-lib';
import { chromium } from 'playwright-core';
import { unpackChromium } from '../../dist/src/platform/pdf/packaged-chromium.js';
import { paper, portrait, scan } from '../../scripts/demo-papers.mjs';
import { median } from '../statistics.mjs';

const OFFICER = { email: 'admin@demo.example', password: 'Officer-2026' };
const STUDENT = { email: 'student@demo.example', password: 'Student-2026' };
const GROUPS = ['Photo', 'Passport', 'Certificate', 'Transcript', 'Ministry stamping', 'Proof of payment'];
const DECISIONS = 10;

const urls = process.argv.length > 2 ? process.argv.slice(2) : ['http://localhost:3000'];
const { executable, variables } = await unpackChromium();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...variables },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const desks = [];
  for (const url of urls) desks.push(await openDesk(url, await apply(url)));
  for (let place = 0; place < DECISIONS; place += 1) {
    for (const desk of desks) await measure(desk, place);
  }
  for (const { url, found } of desks) {
    const [actions, seconds] = ['actions', 'seconds'].map((what) => found.map((one) => one[what]));
    const times = `${median(seconds).toFixed(1)} s (${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)})`;
    console.log(`${url}  ${median(actions)} actions, ${times}, medians of ${found.length} decisions`);
  }
} finally {
  await browser.close();
}

/** From the moment at which the application stands until the next one does. */
async function measure({ page, names, found }, place) {
  await page.bringToFront();
  await heading(page, names[place]);
  const began = performance.now();
  const actions = await decide(page);
  await heading(page, names[place + 1]);
  found.push({ actions, seconds: (performance.now() - began) / 1000 });
}

/** @returns how many keys were pressed and buttons clicked. */
async function decide(page) {
  let actions = 0;
  const press = async (key) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole('region', { name: 'Photo, 1 of 1' }).waitFor();
  const isTicked = (await page.getByText('0 of 13 checked').count()) > 0;
  for (const [place, group] of GROUPS.entries()) {
    await page
      .getByRole('region', { name: `${group}, 1 of 1` })
      .locator('img, canvas')
      .first()
      .waitFor();
    if (!isTicked) await page.getByRole('heading', { level: 2, name: `${group}: checks` }).waitFor();
    if (group === 'Certificate') {
      await page.getByText('Page 1 of 2').waitFor();
      await press('PageDown');
      await page.getByText('Page 2 of 2').waitFor();
    }
    if (!isTicked) {
      await press('Space');
      continue;
    }
    for (const box of await page.getByRole('group', { name: group }).getByRole('checkbox').all()) {
      actions += 1;
      await box.click();
    }
    if (place < GROUPS.length - 1) await press('ArrowRight');
  }
  if (!isTicked) await page.getByText('Every group has a verdict. A approves.').waitFor();
  await press('a');
  await page.getByRole('dialog').waitFor();
  await press('Enter');
  return actions;
}

function heading(page, name) {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

async function openDesk(url, { ids, names }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await context.addInitScript(`localStorage.setItem('RaStoreMyVerify.locale', '"en"')`);
  const page = await context.newPage();
  await page.goto('/manage/login');
  await page.getByRole('textbox').first().fill(OFFICER.email);
  await page.locator('input[type=password]').fill(OFFICER.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
  await page.goto(`/manage/student/${ids[0]}`);
  return { url, page, names, found: [] };
}

/** As many applications as are decided, and one to go on to. */
async function apply(url) {
  const { token } = await call(url, '/api/user/login', { body: STUDENT });
  const form = await completeForm(url, token);
  const names = Array.from({ length: DECISIONS + 1 }, (_, place) => `Applicant ${place + 1} of ${Date.now()}`);
  const ids = [];
  for (const name of names) ids.push((await call(url, '/api/cert/add-apply', { token, body: { ...form, name } })).id);
  return { ids, names };
}

async function call(url, path, { token, body, form }) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: form ?? JSON.stringify(body),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}: ${message}`);
  return data;
}

async function completeForm(url, token) {
  const upload = async (kind, name, bytes) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([bytes]), name);
    return (await call(url, '/api/file/upload', { token, form })).url;
  };
  const degree = await PDFDocument.create();
  for (const words of ['Master of Computer Science', 'Reverse']) {
    degree.addPage([595, 842]).drawText(words, { x: 60, y: 700, size: 30 });
  }
  return {
    ...{ gender: 'Male', nationality: 'China', passport: 'E12345678', birth: '2001-04-30' },
    ...{ university: 'Universiti Malaya', major: 'Computer Science', forms: 'Full Time', level: 'Master' },
    ...{ cert_no: 'UM-2023-004512', start_time: '2021-09-01', end_time: '2023-08-31' },
    ...{ ministry_stamping_time: '2023-11-20', awarding_time: '2023-10-15' },
    avatar: await upload('photo', 'portrait.jpg', await portrait()),
    passport_photos: [await upload('passport', 'passport.png', await scan('PASSPORT', ['Wang Xiaoming']))],
    cert_photos: [await upload('certificate', 'degree.pdf', await degree.save())],
    transcript_photos: [await upload('transcript', 'transcript.pdf', await paper('Transcript', ['Credits: 42']))],
    ministry_photos: [await upload('ministry', 'stamp.png', await scan('STAMPED', ['20 November 2023']))],
    payment_photos: [await upload('payment', 'receipt.pdf', await paper('Receipt', ['RM 500']))],
  };
}
