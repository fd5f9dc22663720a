// npm run bench -- --planted: what signals come of the planted set, sent in as applicants do; needs `npm run build`.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { startServer } from '../api/programs.mjs';
import { table } from '../api/text.mjs';
import { launched } from './chromium.mjs';
import { passportPage, random, WAYS } from './passport-pages.mjs';
import { plantedSet } from './planted-set.mjs';
import { SCALE, textPage } from './text-pages.mjs';

/** Of verification.md, section 5. */
const BARS = { found: 0.95, flagged: 0.02 };
const OFFICER = { email: 'admin@demo.example', password: 'Officer-2026' };
const PASSWORD = 'Student-2026';
/** Nothing new for so long: all is read. */
const QUIET_MS = 60_000;

/** @returns {Promise<{ kept: boolean, sections: string[] }>} */
export async function benchPlanted({ many }) {
  const folder = await mkdtemp(join(tmpdir(), 'myverify-planted-'));
  const server = await startServer('start:api', { LOG_LEVEL: 'warn' }, { folder });
  const browser = await launched();
  try {
    await server.ready('/health/ready');
    const service = new Service(server.url, join(folder, 'mails'));
    const context = await browser.newContext({ deviceScaleFactor: SCALE });
    const applications = plantedSet().slice(0, many);
    for (const application of applications) await sendIn(service, context, application, applications);
    console.log(`${applications.length} applications are sent in`);
    return told(applications, await signalsOnceRead(service, applications));
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The calls of applicants and of an officer. */
class Service {
  constructor(url, mails) {
    this.url = url;
    this.mails = mails;
  }

  async call(path, { token, body, form } = {}) {
    const answer = await fetch(this.url + path, {
      method: body || form ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: form ?? (body ? JSON.stringify(body) : undefined),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return said;
  }

  async signIn(body) {
    return (await this.call('/api/user/login', { body })).data.token;
  }

  async register(email) {
    await this.call('/api/user/send-email-code', { body: { email, purpose: 'register' } });
    const code = await this.codeFor(email);
    await this.call('/api/user/register', { body: { email, password: PASSWORD, checkPwd: PASSWORD, code } });
    return this.signIn({ email, password: PASSWORD });
  }

  async codeFor(email) {
    for (;;) {
      for (const name of await readdir(this.mails).catch(() => [])) {
        if (!name.endsWith('.eml')) continue;
        const text = await readFile(join(this.mails, name), 'utf8');
        const code = /\b\d{6}\b/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[0];
        if (!text.includes(email)) continue;
        await rm(join(this.mails, name));
        if (code) return code;
      }
      await sleep(50);
    }
  }

  async upload(token, kind, { name, bytes }) {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([bytes]), name);
    return (await this.call('/api/file/upload', { token, form })).data.url;
  }
}

async function sendIn(service, context, application, all) {
  const { at, form, way, receipt } = application;
  const token = await service.register(`planted${at}@example.com`);
  const up = async (kind, file) => service.upload(token, kind, await file);
  const papers = {
    avatar: await up('photo', photo(at)),
    passport_photos: [await up('passport', passport(application))],
    cert_photos: [await up('certificate', sheetOf(context, all[application.certificateOf]))],
    transcript_photos: [await up('transcript', transcript(application))],
    ministry_photos: [await up('ministry', stamp(at))],
  };
  const draft = (await service.call('/api/cert/add', { token, body: { ...form, ...papers } })).data;
  const { paymentReference, inFours } = await import('../../dist/src/domain/payment/payment-reference.js');
  const lines = [
    'DuitNow transfer successful',
    `Recipient reference ${inFours(paymentReference(draft.id))}`,
    `Amount RM ${receipt.amount}`,
    `Reference ID: ${receipt.transaction}`,
  ];
  const paid = await up('payment', page(context, lines, way.receipt, 5000 + at));
  const body = { ...form, ...papers, payment_photos: [paid], id: draft.id, version: draft.version };
  application.id = (await service.call('/api/cert/update-apply', { token, body })).data.id;
}

async function passport({ at, person, way }) {
  return { name: 'passport.jpg', bytes: await WAYS[way.passport](await passportPage(person), random(1000 + at)) };
}

/**
 * Drawn once: who takes the paper of another has the same file, also of a PDF, which names the second in which it was
 * made.
 */
function sheetOf(context, application) {
  application.sheet ??= degree(context, application);
  return application.sheet;
}

async function degree(context, { at, degree: lines, way, editor }) {
  const sheet = await page(context, lines, way.certificate, 3000 + at);
  if (!editor) return sheet;
  const document = await PDFDocument.load(sheet.bytes, { updateMetadata: false });
  document.setProducer(editor);
  return { ...sheet, bytes: await document.save() };
}

async function page(context, lines, way, seed) {
  const { pdf, picture } = await textPage(context, lines);
  if (way === 'pdf') return { name: 'page.pdf', bytes: pdf };
  return { name: 'page.jpg', bytes: await WAYS[way](picture, random(seed)) };
}

async function transcript({ at, person }) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(`Transcript ${at} of ${person.number}`, { x: 60, y: 760, size: 16, font });
  return { name: 'transcript.pdf', bytes: await document.save() };
}

/** Of a colour for each: no two are alike. */
async function plain(width, height, at) {
  const background = { r: (at * 37) % 256, g: (at * 91) % 256, b: 60 + (at % 150) };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const photo = async (at) => ({ name: 'photo.jpg', bytes: await plain(413, 531, at) });
const stamp = async (at) => ({ name: 'stamp.jpg', bytes: await plain(500, 400, at) });

/** The open signals by application, once nothing more is read and found. */
async function signalsOnceRead(service, applications) {
  const token = await service.signIn(OFFICER);
  const found = new Map();
  let [before, since] = ['', Date.now()];
  while (Date.now() - since < QUIET_MS) {
    let waiting = 0;
    for (const { id } of applications) {
      const readings = await service.call(`/api/v1/certificates/${id}/readings`, { token });
      waiting += readings.filter(({ state }) => state === 'waiting').length;
      const signals = await service.call(`/api/v1/certificates/${id}/signals`, { token });
      found.set(id, new Set(signals.filter(({ state }) => state === 'open').map(({ kind }) => kind)));
    }
    const now = JSON.stringify([waiting, ...[...found.values()].map((kinds) => [...kinds])]);
    if (now !== before || waiting > 0) since = Date.now();
    before = now;
    if (waiting > 0) console.log(`${waiting} papers are still to be read`);
    await sleep(10_000);
  }
  return found;
}

function told(applications, found) {
  const kinds = new Map();
  const tally = (kind) => kinds.get(kind) ?? kinds.set(kind, { planted: 0, found: 0, wrong: 0 }).get(kind);
  for (const { id, expected, mayAlso } of applications) {
    const signals = found.get(id);
    for (const kind of expected) {
      tally(kind).planted += 1;
      tally(kind).found += signals.has(kind) ? 1 : 0;
    }
    for (const kind of signals) if (!expected.includes(kind) && !mayAlso.includes(kind)) tally(kind).wrong += 1;
  }
  const clean = applications.filter(({ expected }) => expected.length === 0);
  const flagged = clean.filter(({ id }) => found.get(id).size > 0);
  const culprits = applications.filter(({ isFalse }) => isFalse);
  const caught = culprits.filter(({ id, expected }) => expected.every((kind) => found.get(id).has(kind)));
  for (const [kind, { planted, found: hits, wrong }] of kinds)
    console.log(`${kind.padEnd(30)} ${hits} of ${planted}, ${wrong} without reason`);
  for (const { at, way, id } of flagged)
    console.log(`clean but flagged: ${at} ${JSON.stringify(way)} ${[...found.get(id)]}`);
  for (const { at, way, expected } of culprits.filter((one) => !caught.includes(one)))
    console.log(`missed: ${at} ${JSON.stringify(way)} ${expected}`);
  const percent = (part, whole) => `${((part / whole) * 100).toFixed(1)} %`;
  console.log(
    `found ${caught.length} of ${culprits.length} (${percent(caught.length, culprits.length)}, bar ${BARS.found * 100} %), flagged ${flagged.length} of ${clean.length} clean ones (${percent(flagged.length, clean.length)}, bar ${BARS.flagged * 100} %)`,
  );
  return {
    kept: caught.length / culprits.length >= BARS.found && flagged.length / clean.length <= BARS.flagged,
    sections: [sectionOf({ applications, kinds, caught, culprits, flagged, clean })],
  };
}

function sectionOf({ applications, kinds, caught, culprits, flagged, clean }) {
  const rows = [...kinds].map(([kind, { planted, found, wrong }]) => [`\`${kind}\``, planted, found, wrong]);
  return `## Signals on a planted set

\`npm run bench -- --planted=${applications.length}\` sends in ${applications.length} applications as applicants do, a third each in English, Malay and Chinese, with passports as scans, photographs and bad photographs, and certificates and
receipts as these and as PDF. ${culprits.length} are false. On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores:

${table(['kind', 'planted, with whom it was taken from', 'found', 'without reason'], rows)}

Of the false ones ${caught.length} of ${culprits.length} are found (bar ${BARS.found * 100} %), of the clean ones ${flagged.length} of ${clean.length} are flagged (bar ${BARS.flagged * 100} %). Who planted them wrote the rules as well, and the pages are cleaner than
real ones: this shows that nothing is lost between an upload and the desk, not how well people who cheat are found.`;
}
