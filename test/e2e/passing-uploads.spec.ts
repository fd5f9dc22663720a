import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfFile, pdfStream } from '../factories/pdf.factory.js';
import { registerStudent, scanPng } from '../support/applicant.js';
import { beginUpload, filePart, kindPart, multipart } from '../support/multipart.js';
import { type RunningServer, startAlone, waitFor } from '../support/server.js';
import { left } from '../support/stored-files.js';

const MARKER = 'PlantedMarker9W2KD';

let server: RunningServer;
let student: Awaited<ReturnType<typeof registerStudent>>;
/** Some megabytes of the marker. */
let paper: Buffer;

beforeAll(async () => {
  server = await startAlone();
  student = await registerStudent(server);
  paper = pdfFile({ more: [pdfStream('', Buffer.from(`${MARKER} `.repeat(200_000)))] });
});

afterAll(() => server.dispose());

/** Files below the data folder in which the marker stands, and how many were looked at. */
async function marked(folder = server.dataDir) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [];
  for (const path of paths) {
    if ((await readFile(path).catch(() => Buffer.alloc(0))).includes(MARKER)) found.push(path);
  }
  return { found, looked: paths.length };
}

const uploads = () => left(server, 'tmp/uploads');

/** Begins an upload and waits until most of it lies on the disk. */
async function half() {
  const { type, body } = multipart([kindPart('payment'), filePart(paper)]);
  const sent = beginUpload(student, { 'content-type': type, 'content-length': body.length });
  sent.on('error', () => undefined);
  sent.write(body.subarray(0, Math.floor(body.length * 0.9)));
  await waitFor('most of it to arrive', async () => {
    const [name] = await uploads();
    return name !== undefined && (await readFile(join(server.dataDir, 'tmp/uploads', name))).length > paper.length / 2;
  });
  return { sent, rest: () => sent.end(body.subarray(Math.floor(body.length * 0.9))) };
}

it('lies in clear neither while it comes nor while it is looked at, nor afterwards', async () => {
  expect(paper.includes(MARKER)).toBe(true);
  const { sent, rest } = await half();
  expect((await marked()).found).toEqual([]);
  const answer = new Promise((resolve) => sent.once('response', resolve));
  rest();
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  let rounds = 0;
  for (; !answered || rounds === 0; rounds += 1) {
    const { found, looked } = await marked();
    expect([found, looked > 0]).toEqual([[], true]);
  }
  expect(await answer).toMatchObject({ statusCode: 200 });
  expect((await marked()).found).toEqual([]);
  const pictures = await Promise.all(
    Array.from({ length: 4 }, async () => student.upload('passport', 'passport.png', await scanPng())),
  );
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await waitFor('the temporary files to go', async () => (await uploads()).length === 0);
});

it('is nothing anybody can read after a kill in the middle', async () => {
  const { sent } = await half();
  await server.kill();
  sent.destroy();
  const names = await uploads();
  expect(names).toHaveLength(1);
  const bytes = await readFile(join(server.dataDir, 'tmp/uploads', names[0] ?? ''));
  expect(bytes.length).toBeGreaterThan(paper.length / 2);
  expect(bytes.includes(MARKER)).toBe(false);
  expect((await marked()).found).toEqual([]);
});
