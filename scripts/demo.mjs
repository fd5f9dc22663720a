// npm run demo: plays the whole main job against a running server (npm start), with real files, and leaves the report.
// DEMO_URL: where the server is (http://localhost:3000). DEMO_MAILS: its folder of mails (DATA_DIR/mails).
// DEMO_OFFICER, DEMO_OFFICER_PASSWORD: an administrator, where it is not the demonstration's.
import './node-version.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, codeTo, DATA, mailTo, say, signIn, URL_OF_SERVER, upload } from './demo-calls.mjs';
import { confirm, enterContacts } from './demo-confirmations.mjs';
import { paper, portrait, scan } from './demo-papers.mjs';

const OFFICER = {
  email: process.env.DEMO_OFFICER ?? 'admin@demo.example',
  password: process.env.DEMO_OFFICER_PASSWORD ?? 'Officer-2026',
};
const STUDENT = { email: `wang.${Date.now()}@demo.example`, password: 'Student-2026' };
/** What is looked at, and accepted. */
const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];
const HOLDER = { name: '王小明 Wang Xiaoming', passport: 'E12345678', birth: '2001-04-30' };

const judge = (token, { id, version }, verdict) =>
  call(`/api/v1/certificates/${id}/verdicts`, { token, body: { version, ...verdict } });
const accept = (token, record, group) => judge(token, record, { group, verdict: 'accepted', asOne: true });

async function main() {
  await call('/api/user/send-email-code', { body: { email: STUDENT.email } });
  const code = await codeTo(STUDENT.email);
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
  const notices = await call('/api/v1/notices');
  const { version } = notices.find(({ notice }) => notice === 'enquiries');
  await call('/api/v1/me/consents', { token: student, body: { notice: 'enquiries', version, language: 'en' } });
  say(`The student applies: ${applied.cert_status}; the university and the ministry may be asked`);

  const officer = await signIn(OFFICER);
  const { data: waiting } = await call('/api/cert/list', { token: officer, query: { cert_status: 'Verifying' } });
  say(`The officer sees ${waiting.count} waiting application(s)`);
  for (const group of GROUPS.filter((one) => one !== 'certificate')) await accept(officer, applied, group);
  await judge(officer, applied, {
    group: 'certificate',
    verdict: 'send_again',
    answers: { 'certificate.holder': 'match', 'certificate.award': 'differs', 'certificate.awarding_date': 'match' },
    comment: 'The major is misspelt, please correct it.',
  });
  say('The officer accepts five groups, and sends one back: the major is not what the certificate says');
  await call(`/api/v1/certificates/${draft.id}/reject`, {
    token: officer,
    body: { version: applied.version, groups: ['certificate'] },
  });
  await mailTo(STUDENT.email, /misspelt/);
  const rejected = await call(`/api/v1/certificates/${draft.id}`, { token: student });
  say(`What is wrong reaches the student by mail: ${rejected.rejections.map(({ group }) => group).join(', ')}`);
  const again = (
    await call('/api/cert/update-apply', {
      token: student,
      body: { id: draft.id, version: rejected.version, major: form.major },
    })
  ).data;
  say(`The student corrects the major and applies again: ${again.cert_status}`);

  const [registrar, ministry] = await enterContacts(officer, university.uid);
  const record = { certNo: form.cert_no, awardingTime: form.awarding_time, level: form.level };
  await confirm(officer, draft.id, registrar, record);
  await confirm(officer, draft.id, ministry, record);
  const verdicts = await call(`/api/v1/certificates/${draft.id}/verdicts`, { token: officer });
  const standing = verdicts.filter(({ state, verdict }) => state === 'standing' && verdict === 'accepted');
  await accept(officer, again, 'certificate');
  say(`${standing.length} groups still stand; the officer accepts the certificate`);
  const approved = await call(`/api/v1/certificates/${draft.id}/approve`, {
    token: officer,
    body: { version: again.version },
  });
  say(`The officer approves: ${approved.status}, report number ${approved.reportNumber}`);

  await mailTo(STUDENT.email, new RegExp(approved.reportNumber));
  const { data: download } = await call('/api/cert/download', { token: student, body: { id: draft.id } });
  const pdf = Buffer.from(await (await fetch(URL_OF_SERVER + download.file_url)).arrayBuffer());
  const folder = join(DATA, 'demo');
  await mkdir(folder, { recursive: true });
  const path = join(folder, download.file_name);
  await writeFile(path, pdf);
  say(`The report is rendered (${Math.round(pdf.length / 1024)} KB), the student is told by mail and downloads it`);
  const { data: found } = await call('/api/studentinfo/search', { query: HOLDER });
  say(`Anyone who knows name, passport and birth finds it: ${found.reports[0].number}`);
  const check = await call(`/api/v1/reports/check/${approved.reportNumber}`);
  say(
    `Anyone who holds the number checks it: ${check.result}, edition ${check.edition}, ${check.fields.name}, passport ${check.fields.passport}`,
  );
  const { levels, confirmations } = check;
  for (const level of ['confirmed', 'seen', 'claimed']) {
    const fields = Object.keys(levels).filter((field) => levels[field].level === level);
    if (fields.length > 0) console.log(`      ${level.padEnd(12)}${fields.join(', ')}`);
  }
  for (const { party, office, reference, fields } of confirmations) {
    console.log(`      by the ${party} (${office}, ${reference}): ${fields.join(', ')}`);
  }
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
