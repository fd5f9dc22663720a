import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { paper, scan } from '../../scripts/demo-papers.mjs';
import { ask } from '../api/ask.mjs';
import { OFFICER } from '../api/subject.mjs';

const PASSWORD = 'Student-2026';
const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];
/** One of so many is rejected first, and sent again. */
const REJECTED = 5;
/** A mail or a report takes seconds; on a busy machine, and after what came before it, longer. */
const LIMIT_MS = 300_000;
const CODE = /(?<![#\w])\d{6}\b/;

const post = (url, token, json, status = 200) => ask(url, { method: 'POST', token, json, status });

export async function signIn(url, { email, password }) {
  return (await post(`${url}/api/user/login`, undefined, { email, password })).body.data.token;
}

export const signInOfficer = (url) => signIn(url, OFFICER);

async function until(what, find) {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(250)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(`waited ${LIMIT_MS / 1000} s in vain for ${what}`);
}

/**
 * One applicant from the code by mail to the report: what was answered is noted in `noted` as soon as it was.
 * @param {{ apis: readonly string[], post: { mails: any[] } }} production
 * @param {string} officer token
 * @param {number} at the how many-th it is
 */
export async function live({ apis, post: { mails } }, officer, at, noted) {
  const api = apis[at % 2];
  const beside = apis[(at + 1) % 2];
  const email = `soak.${at}@example.com`;
  await post(`${api}/api/user/send-email-code`, undefined, { email });
  const [code] = await until(`the code for ${email}`, () => {
    const mail = mails.find(({ to, text }) => to === email && CODE.test(text));
    return mail && CODE.exec(mail.text);
  });
  const account = { email, password: PASSWORD };
  await post(`${beside}/api/user/register`, undefined, { ...account, checkPwd: PASSWORD, code });
  const token = await signIn(api, account);
  const holder = { name: `Wang ${'Soak'.concat(letters(at))}`, passport: `E${10_000_000 + at}`, birth: '2001-04-30' };
  const form = { ...holder, ...TEXTS, email, cert_no: `UM-2023-${100_000 + at}`, ...(await papers(api, token, at)) };
  const { data: sent } = (await post(`${api}/api/cert/add-apply`, token, form)).body;
  noted.applied.push(sent.id);
  const version = at % REJECTED === 0 ? await again(beside, officer, token, sent) : sent.version;
  const record = `${beside}/api/v1/certificates/${sent.id}`;
  await ask(record, { token: officer });
  for (const group of GROUPS)
    await post(`${record}/verdicts`, officer, { version, group, verdict: 'accepted', asOne: true }, 201);
  const { body: approved } = await post(`${record}/approve`, officer, { version });
  noted.approved.push({ id: sent.id, number: approved.reportNumber, email });
  await until(`the report ${approved.reportNumber}`, () => isPdf(`${api}/api/cert/pdf?id=${sent.id}`, token));
  noted.downloaded.push(sent.id);
  noted.holders.push({ number: approved.reportNumber, ...holder });
}

async function again(url, officer, token, { id }) {
  await post(`${url}/api/cert/reject`, officer, { ids: [id], reject_reason: 'The major is misspelt' });
  const { version } = (await ask(`${url}/api/v1/certificates/${id}`, { token })).body;
  const corrected = { id, version, major: 'Computer Sciences' };
  return (await post(`${url}/api/cert/update-apply`, token, corrected)).body.data.version;
}

async function isPdf(url, token) {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 409) return false;
  assert.equal(answer.status, 200, bytes.toString('utf8', 0, 300));
  assert.equal(bytes.toString('latin1', 0, 5), '%PDF-');
  return true;
}

const TEXTS = {
  gender: 'Male',
  nationality: 'China',
  university: 'Universiti Malaya',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  start_time: '2021-09-01',
  end_time: '2023-08-31',
  ministry_stamping_time: '2023-11-20',
  awarding_time: '2023-10-15',
};

/** No two applicants have a paper alike: each that is would be signalled. */
async function papers(url, token, at) {
  const lines = [`Wang Soak${letters(at)}`, `E${10_000_000 + at}`, `UM-2023-${100_000 + at}`];
  const upload = async (kind, name, bytes) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([bytes]), name);
    const answer = await fetch(`${url}/api/file/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const body = await answer.json();
    assert.equal(answer.status, 200, JSON.stringify(body));
    return body.data.url;
  };
  return {
    avatar: await upload('photo', 'photo.png', await scan('PHOTO', lines)),
    passport_photos: [await upload('passport', 'passport.png', await scan('PASSPORT', lines))],
    cert_photos: [await upload('certificate', 'degree.pdf', await paper('Degree of Master', lines))],
    transcript_photos: [await upload('transcript', 'transcript.pdf', await paper('Transcript', lines))],
    ministry_photos: [await upload('ministry', 'stamp.png', await scan('MOHE STAMPING', lines))],
    payment_photos: [await upload('payment', 'receipt.pdf', await paper('Receipt', lines))],
  };
}

/** Names hold no digits. */
const letters = (at) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
