// On the stack: a worker makes and seals the sample that an API hands out.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_NUMBER } from '../../src/domain/report/sample-report.js';
import { filePart, multipart } from '../support/multipart.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let anyone: PortalClient;
let sample: Buffer;

async function open(): Promise<Buffer> {
  const answer = await anyone.raw('/api/v1/reports/sample.pdf');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}

async function send(file: Buffer): Promise<object> {
  const { type, body } = multipart([filePart(file, 'sample.pdf')]);
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) };
  return (await (await anyone.raw('/api/v1/reports/check-file', init)).json()) as object;
}

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  sample = await open();
});

afterAll(() => server.dispose());

it('is one page, says on it that it is a sample, and is the same for everybody', async () => {
  const path = join(server.dataDir, 'sample.pdf');
  await writeFile(path, sample);
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).normalize('NFKC');
  // Of letters that climb the last one is read first.
  expect(text.replace(/\s/g, '')).toContain([...'SPECIMEN'].reverse().join(''));
  for (const part of ['SAMPLE', 'certifies nothing', SAMPLE_NUMBER, `/check/${SAMPLE_NUMBER}`])
    expect(text).toContain(part);
  expect(text).not.toContain('Result: verified');
  expect(text).toContain('Page 1 of 1');
  expect((await open()).equals(sample)).toBe(true);
});

it('is called the sample by its number, and nothing else', async () => {
  const answer = await anyone.raw(`/api/v1/reports/check/${SAMPLE_NUMBER.toLowerCase()}?edition=1`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    result: 'sample',
    message: 'This is the number of the sample report. It certifies nothing.',
    reason: 'sample_report',
  });
});

it('is called the sample by its file, with a seal of ours, and by its hash', async () => {
  const verdict = { verdict: 'sample', number: SAMPLE_NUMBER };
  const sent = await send(sample);
  expect(sent).toMatchObject(verdict);
  expect(sent).toMatchObject({ steps: expect.arrayContaining([{ step: 'seal', outcome: 'passed' }]) });
  expect(sent).not.toHaveProperty('report');
  const sha256 = createHash('sha256').update(sample).digest('hex');
  const known = await anyone.raw(`/api/v1/reports/check-hash/${sha256}`);
  expect([known.status, await known.json()]).toEqual([200, expect.objectContaining(verdict)]);
});

it('that was changed is no sample any more', async () => {
  const changed = Buffer.from(sample);
  const at = changed.indexOf('endstream') - 8;
  changed[at] = (changed[at] ?? 0) ^ 1;
  expect(await send(changed)).toMatchObject({ verdict: 'altered' });
});

it('counts among no reports', async () => {
  const [row] = await rowsOf<{ n: number }>(
    server.database,
    `SELECT COUNT(*) AS n FROM reports WHERE number = '${SAMPLE_NUMBER}'`,
  );
  expect(Number(row?.n)).toBe(0);
});
