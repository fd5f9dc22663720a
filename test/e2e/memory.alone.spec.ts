import { largeJpeg } from '../integration/files/picture.factory.js';
import { completeForm, paperPdf, registerStudent } from '../support/applicant.js';
import { signIn } from '../support/portal.js';
import { memoryOf } from '../support/processes.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';

const MOST_MB = 200;
/** At any moment. */
const PEAK_MB = 250;
/** V8 gives unused memory back some seconds after work has ended. */
const SETTLE_MS = 20_000;
const ROUNDS = 15;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
}, 60_000);

afterAll(() => server.dispose());

it(`holds less than ${MOST_MB} MB after 60 uploads and 10 renders`, async () => {
  const idle = await memoryOf(server.pid, 'VmRSS');
  const officer = await signIn(server.url, ADMIN);
  const student = await registerStudent(server);
  const photo = await largeJpeg(3);
  const paper = await paperPdf('Transcript');
  for (let round = 0; round < ROUNDS; round++) {
    const uploads = [
      student.upload('photo', 'photo.jpg', photo),
      student.upload('passport', 'passport.jpg', photo),
      student.upload('transcript', 'transcript.pdf', paper),
      student.upload('payment', 'receipt.pdf', paper),
    ];
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(200);
  }
  const uploaded = await memoryOf(server.pid, 'VmRSS');
  const form = await completeForm(student);
  const ids: number[] = [];
  for (let made = 0; made < 10; made++) {
    const { id } = await record(student, 'add-apply', form);
    ids.push((await record(officer, 'update-auth', { id })).id);
    await student.get('/api/cert/list', { page_size: 100 });
  }
  for (const id of ids) {
    await waitFor('the report', async () => (await student.post('/api/cert/download', { id })).status === 200);
    await (await student.raw(`/api/cert/pdf?id=${id}`)).arrayBuffer();
  }
  const after = await memoryOf(server.pid, 'VmRSS');
  const small = async () => (await memoryOf(server.pid, 'VmRSS')) < MOST_MB;
  const most = await memoryOf(server.pid, 'VmHWM');
  const mb = (value: number) => `${Math.round(value)} MB`;
  process.stdout.write(
    `memory of the API: ${mb(idle)} idle, ${mb(uploaded)} after 60 uploads, ${mb(after)} after 10 renders, ${mb(most)} at most\n`,
  );
  expect(most).toBeLessThan(PEAK_MB);
  await waitFor(`the API to hold less than ${MOST_MB} MB`, small, SETTLE_MS);
}, 120_000);
