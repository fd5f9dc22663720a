import { KIND_RULES } from '../../src/domain/files/file-kind.js';
import { largeJpeg } from '../integration/files/picture.factory.js';
import { completeForm, paperPdf, registerStudent } from '../support/applicant.js';
import { paddedPdf } from '../support/padded.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { memoryOf } from '../support/processes.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';

/** At any moment. */
const PEAK_MB = 300;
/**
 * What V8 may hold more after a round than before it, since it collects garbage when it sees fit; 60 uploads are 180
 * MB.
 */
const GROWTH_MB = 40;
/** V8 gives unused memory back some seconds after work has ended. */
const SETTLE_MS = 20_000;
const ROUNDS = 15;
const AT_ONCE = 20;

let server: RunningServer;
let officer: PortalClient;
let student: PortalClient;
let photo: Buffer;
let paper: Buffer;

beforeAll(async () => {
  // As the image and the units start it.
  server = await startAlone({ env: { MALLOC_ARENA_MAX: '1' } });
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  photo = await largeJpeg(3);
  paper = await paperPdf('Transcript');
});

afterAll(() => server.dispose());

const held = () => memoryOf(server.pid, 'VmRSS');

async function sixtyUploads(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const uploads = [
      student.upload('photo', 'photo.jpg', photo),
      student.upload('passport', 'passport.jpg', photo),
      student.upload('transcript', 'transcript.pdf', paper),
      student.upload('payment', 'receipt.pdf', paper),
    ];
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(200);
  }
}

async function tenRenders(): Promise<void> {
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
}

it(`never holds ${PEAK_MB} MB, and no more after each further 60 uploads and 10 renders`, async () => {
  const idle = await held();
  // Twice before it counts: what V8 compiles and keeps in reserve has grown to its size by then.
  for (let round = 0; round < 2; round++) {
    await sixtyUploads();
    await tenRenders();
  }
  const once = await held();
  await sixtyUploads();
  await tenRenders();
  const twice = await held();
  const most = await memoryOf(server.pid, 'VmHWM');
  const [before, first, second, peak] = [idle, once, twice, most].map(Math.round);
  process.stdout.write(
    `memory of the API: ${before} MB idle, ${first} MB after 120 uploads and 20 renders, ${second} MB after half as many more, ${peak} MB at most\n`,
  );
  expect(most).toBeLessThan(PEAK_MB);
  await waitFor('what was used to be given back', async () => (await held()) < once + GROWTH_MB, SETTLE_MS);
});

it(`nor with ${AT_ONCE} uploads at once, each as large as one may be`, async () => {
  const largest = paddedPdf(KIND_RULES.payment.below - 1);
  const uploads = Array.from({ length: AT_ONCE }, (_, at) => officer.upload('payment', `${at}.pdf`, largest));
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(uploads.map(() => 200));
  const most = await memoryOf(server.pid, 'VmHWM');
  process.stdout.write(`memory of the API: ${Math.round(most)} MB at most with ${AT_ONCE} uploads at once\n`);
  expect(most).toBeLessThan(PEAK_MB);
});
