// npm run demo: plays the whole main job against a running server (npm start), with real files, and leaves the report.
// DEMO_URL: where the server is (http://localhost:3000). DEMO_MAILS: its folder of mails (DATA_DIR/mails).
import './node-version.mjs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paper, portrait, scan } from './demo-papers.mjs';
import { ROOT } from './process.mjs';

const URL_OF_SERVER = (process.env.DEMO_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const DATA = process.env.DATA_DIR ?? join(ROOT, 'var');
const MAILS = process.env.DEMO_MAILS ?? process.env.MAIL_DIR ?? join(DATA, 'mails');
const OFFICER = { email: 'admin@demo.example', password: 'Officer-2026' };
const STUDENT = { email: `wang.${Date.now()}@demo.example`, password: 'Student-2026' };
const HOLDER = { name: '王小明 Wang Xiaoming', passport: 'E12345678', birth: '2001-04-30' };

let step = 0;
const say = (text) => console.log(`${String(++step).padStart(2)}. ${text}`);

async function call(path, { token, body, form, query } = {}) {
  const url = new URL(URL_OF_SERVER + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const answer = await fetch(url, {
    method: body || form ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: form ?? (body ? JSON.stringify(body) : undefined),
  });
  const envelope = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(envelope)}`);
  return envelope;
}

const signIn = async (body) => (await call('/api/user/login', { body })).data.token;

/** The newest mail to an address whose text holds `words`. */
async function mailTo(address, words) {
  for (let tries = 0; tries < 300; tries += 1) {
    const names = await readdir(MAILS).catch(() => []);
    const files = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => ({ path: join(MAILS, name), at: (await stat(join(MAILS, name))).mtimeMs })),
    );
    for (const { path } of files.sort((one, other) => other.at - one.at)) {
      const text = (await readFile(path, 'utf8')).replace(/=\r?\n/g, '');
      if (text.includes(address) && words.test(text)) return text;
    }
    await sleep(100);
  }
  throw new Error(`no mail to ${address} came into ${MAILS}. Is this the folder of the server at ${URL_OF_SERVER}?`);
}

async function upload(token, kind, name, bytes) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([bytes]), name);
  const { data } = await call('/api/file/upload', { token, form });
  console.log(`      ${kind.padEnd(12)}${name.padEnd(22)}${String(bytes.length).padStart(8)} bytes  ->  ${data.url}`);
  return data.url;
}

async function main() {
  await call('/api/user/send-email-code', { body: { email: STUDENT.email } });
  const code = /\b(\d{6})\b/.exec(
    (await mailTo(STUDENT.email, /\b\d{6}\b/))
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join('\n'),
  )?.[1];
  say(`The student asks for a code and finds ${code} in the mail`);
  await call('/api/user/register', { body: { ...STUDENT, checkPwd: STUDENT.password, code } });
  const student = await signIn(STUDENT);
  say(`${STUDENT.email} registers and signs in`);
  await call('/api/user/update', { token: student, body: { ...HOLDER, gender: 'Male', nationality: 'China' } });
  say('The student fills in the profile');

  say('The student uploads a photo and documents');
  const files = {
    avatar: await upload(student, 'photo', 'portrait.jpg', await portrait()),
    passport_photos: [
      await upload(
        student,
        'passport',
        'passport.png',
        await scan('PASSPORT', ['Wang Xiaoming', 'E12345678', 'China']),
      ),
    ],
    cert_photos: [
      await upload(
        student,
        'certificate',
        'degree.pdf',
        await paper('Degree of Master of Computer Science', [
          'Awarded to Wang Xiaoming',
          '15 October 2023',
          'No. UM-2023-004512',
        ]),
      ),
    ],
    transcript_photos: [
      await upload(
        student,
        'transcript',
        'transcript.pdf',
        await paper('Academic Transcript', [
          'Algorithms  A',
          'Databases  A-',
          'Distributed Systems  B+',
          'Credits earned: 42',
        ]),
      ),
    ],
    ministry_photos: [
      await upload(
        student,
        'ministry',
        'stamp.png',
        await scan('MOHE STAMPING', ['Received 20 November 2023', 'Verified by e-mail']),
      ),
    ],
    payment_photos: [
      await upload(
        student,
        'payment',
        'receipt.pdf',
        await paper('Payment receipt', ['DuitNow QR', 'MYR 669.60 incl. 8% SST']),
      ),
    ],
  };
  const { data: universities } = await call('/api/university/list', { query: { page_index: 1, page_size: 100 } });
  const university =
    universities.university_list.find(({ name }) => name === 'Universiti Malaya') ?? universities.university_list[0];
  const form = {
    ...HOLDER,
    gender: 'Male',
    nationality: 'China',
    email: STUDENT.email,
    university: university.name,
    major: 'Computer Science',
    forms: 'Full Time',
    level: 'Master',
    cert_no: 'UM-2023-004512',
    start_time: '2021-09-01',
    end_time: '2023-08-31',
    ministry_stamping_time: '2023-11-20',
    awarding_time: '2023-10-15',
    ...files,
  };
  const draft = (await call('/api/cert/add', { token: student, body: { ...form, major: 'Computer Sciense' } })).data;
  say(`The student saves a draft: certificate ${draft.id}, ${draft.cert_status}`);
  const applied = (
    await call('/api/cert/update-apply', { token: student, body: { id: draft.id, version: draft.version } })
  ).data;
  say(`The student applies: ${applied.cert_status}`);

  const officer = await signIn(OFFICER);
  const { data: waiting } = await call('/api/cert/list', { token: officer, query: { cert_status: 'Verifying' } });
  say(`The officer sees ${waiting.count} waiting application(s)`);
  await call('/api/cert/reject', {
    token: officer,
    body: { ids: [draft.id], reject_reason: 'The major is misspelt, please correct it.' },
  });
  await mailTo(STUDENT.email, /misspelt/);
  say('The officer rejects with a reason, which reaches the student by mail');
  const rejected = (await call('/api/cert/detail', { token: student, query: { id: draft.id } })).data;
  const again = (
    await call('/api/cert/update-apply', {
      token: student,
      body: { id: draft.id, version: rejected.version, major: form.major },
    })
  ).data;
  say(`The student corrects the major and applies again: ${again.cert_status}`);
  const verified = (
    await call('/api/cert/update-auth', { token: officer, body: { id: draft.id, version: again.version } })
  ).data;
  say(`The officer approves: ${verified.cert_status}, report number ${verified.verifi_no}`);

  await mailTo(STUDENT.email, new RegExp(verified.verifi_no));
  const { data: download } = await call('/api/cert/download', { token: student, body: { id: draft.id } });
  const pdf = Buffer.from(await (await fetch(URL_OF_SERVER + download.file_url)).arrayBuffer());
  const folder = join(DATA, 'demo');
  await mkdir(folder, { recursive: true });
  const path = join(folder, download.file_name);
  await writeFile(path, pdf);
  say(`The report is rendered (${Math.round(pdf.length / 1024)} KB), the student is told by mail and downloads it`);
  const { data: found } = await call('/api/studentinfo/search', { query: HOLDER });
  say(`Anyone who knows name, passport and birth finds it: ${found.reports[0].number}`);
  const check = await call(`/api/v1/reports/check/${verified.verifi_no}`);
  say(
    `Anyone who holds the number checks it: ${check.result}, edition ${check.edition}, ${check.fields.name}, passport ${check.fields.passport}`,
  );
  console.log(`\nThe report is at ${path}`);
}

main().catch((error) => {
  const cause =
    error.cause?.code === 'ECONNREFUSED'
      ? `there is no server at ${URL_OF_SERVER}; start one with "npm start"`
      : error.message;
  console.error(`The demonstration stopped: ${cause}`);
  process.exit(1);
});
