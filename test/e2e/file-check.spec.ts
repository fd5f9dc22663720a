// On the stack: it reads the sealed PDF from S3, and counts checks in Redis.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORGERIES, newKeys, sealedPdf, stripped } from '../integration/seal/sealed.factory.js';
import { completeForm, HOLDER, registerStudent, scanPng } from '../support/applicant.js';
import { beginUpload, filePart, multipart } from '../support/multipart.js';
import { PortalClient, signIn } from '../support/portal.js';
import { describeWithPrograms } from '../support/programs.js';
import { record } from '../support/records.js';
import { verifySeal } from '../support/seals.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { left } from '../support/stored-files.js';
import { rowsOf } from '../support/tables.js';

const MB = 1024 * 1024;
const LETTERS: Readonly<Record<string, string>> = { passed: '+', failed: '-', not_checked: '?' };

interface Verdict {
  readonly verdict?: string;
  readonly sha256?: string;
  readonly steps?: ReadonlyArray<{ readonly step: string; readonly outcome: string }>;
  readonly number?: string;
  readonly reason?: string;
  readonly report?: { readonly number: string; readonly fields: { readonly passport: string } };
}

let server: RunningServer;
let anyone: PortalClient;
let number: string;
let report: Buffer;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'myverify-file-check-'));
  anyone = new PortalClient(server.url);
  const officer = await signIn(server.url, ADMIN);
  const student = await registerStudent(server);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  number = String((await record(officer, 'update-auth', { id })).verifi_no);
  await waitFor('the report', async () => (await student.post('/api/cert/download', { id })).status === 200);
  report = Buffer.from(await (await student.raw(`/api/cert/pdf?id=${id}`)).arrayBuffer());
});

afterAll(async () => {
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await waitFor('the temporary files to go', async () => (await left(server, 'tmp/uploads')).length === 0);
});

const CHECK_FILE = '/api/v1/reports/check-file';

async function send(file: Uint8Array, client = anyone): Promise<{ status: number; headers: Headers; body: Verdict }> {
  const { type, body } = multipart([filePart(file, 'report.pdf')]);
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) };
  const answer = await client.raw(CHECK_FILE, init);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Verdict };
}

async function hashed(sha256: string): Promise<{ status: number; body: Verdict & { result?: string } }> {
  const answer = await anyone.raw(`/api/v1/reports/check-hash/${sha256}`);
  return { status: answer.status, body: (await answer.json()) as Verdict };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const letters = ({ steps = [] }: Verdict) => steps.map(({ outcome }) => LETTERS[outcome]).join('');
/** Verdict and steps in short. */
async function verdictOf(file: Uint8Array): Promise<string> {
  const { status, body } = await send(file);
  return `${status} ${body.verdict} ${letters(body)}`;
}

describeWithPrograms(
  'the report as it is handed out',
  [
    ['pdfsig', '-v'],
    ['openssl', 'version'],
  ],
  () => {
    it('has exactly one signature, valid, over the whole document, trusted under the root of this installation', async () => {
      const { signatures, pdfsig, openssl } = await verifySeal(report, join(server.dataDir, 'signing', 'root.pem'));
      expect(signatures).toBe(1);
      expect(pdfsig).toContain('Signature is Valid.');
      expect(pdfsig).toContain('Total document signed');
      expect(openssl).toContain('CAdES Verification successful');
    });

    it('has the hash that the check by number tells', async () => {
      const check = (await (await anyone.raw(`/api/v1/reports/check/${number}`)).json()) as Verdict;
      expect(check.sha256).toBe(sha256(report));
    });
  },
);

describe('the check of a file', () => {
  it('genuine and in force: every step passed, with what the report certifies and the passport masked', async () => {
    const { status, headers, body } = await send(report);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ verdict: 'current', sha256: sha256(report), number, edition: 1, currentEdition: 1 });
    expect(letters(body)).toBe('+++++');
    expect(body.report).toMatchObject({ number, result: 'valid' });
    expect(JSON.stringify(body)).not.toContain(HOLDER.passport);
  });

  it('by its hash alone: the same; in upper case too; a hash that nobody knows is told as that, and nonsense refused', async () => {
    const { body: sent } = await send(report);
    expect(await hashed(sha256(report))).toEqual({ status: 200, body: sent });
    expect(await hashed(sha256(report).toUpperCase())).toEqual({ status: 200, body: sent });
    expect(await hashed('0'.repeat(64))).toMatchObject({ status: 404, body: { result: 'unknown' } });
    expect(await hashed('0'.repeat(63))).toMatchObject({ status: 400, body: { reason: 'invalid_input' } });
  });

  it.each(Object.keys(FORGERIES))('%s: altered, and the number is told', async (name) => {
    const forged = (await FORGERIES[name]?.(report)) ?? new Uint8Array();
    const { status, body } = await send(forged);
    const filling = name === 'the gap filled with something else';
    expect([status, body.verdict, letters(body)]).toEqual([200, 'altered', filling ? '+-+??' : '+--??']);
    expect(body.number).toBe(number);
    expect(body.report).toBeUndefined();
  });

  it('bits flipped here and there in the file: none passes as genuine, each is ours', async () => {
    for (let at = 11; at < report.length; at += Math.ceil(report.length / 25)) {
      const changed = Buffer.from(report);
      changed[at] = (changed[at] ?? 0) ^ 4;
      expect(await verdictOf(changed)).toMatch(/^200 altered \+-/);
    }
  });

  it('without its seal it is not ours, and the number that it names can be checked', async () => {
    const { body } = await send(await stripped(report));
    expect(body).toMatchObject({ verdict: 'not_ours', number });
    expect(letters(body)).toBe('-????');
  });

  it('a report of another installation is not ours, and no number is made up for it', async () => {
    const { body } = await send(await sealedPdf(await newKeys(folder, 'another')));
    expect(body.verdict).toBe('not_ours');
    expect(body.number).toBeUndefined();
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => new Uint8Array()],
    ['a text', async () => Buffer.from('hello')],
    ['a picture', scanPng],
    ['20 MB of byte ranges', async () => Buffer.alloc(20 * MB, '/ByteRange [0 ')],
  ])('%s is not ours', async (_, file) => {
    expect(await verdictOf(await file())).toBe('200 not_ours -????');
  });

  it('takes 20 MB, not a byte more, and one file', async () => {
    expect(await verdictOf(Buffer.alloc(20 * MB))).toBe('200 not_ours -????');
    expect(await send(Buffer.alloc(20 * MB + 1))).toMatchObject({ status: 413, body: { reason: 'too_large' } });
    expect(await send(Buffer.alloc(24 * MB))).toMatchObject({ status: 413, body: { reason: 'too_large' } });
    const { type, body } = multipart([]);
    const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) };
    expect((await anyone.raw(CHECK_FILE, init)).status).toBe(400);
  });

  it('cut off in the middle leaves nothing behind, and the next one is answered', async () => {
    const checks = () =>
      rowsOf<{ id: number }>(server.database, "SELECT id FROM audit_events WHERE action LIKE 'file-check.%'");
    const before = (await checks()).length;
    const { type, body } = multipart([filePart(Buffer.alloc(3 * MB), 'report.pdf')]);
    const lengths: Record<string, number>[] = [{ 'content-length': body.length }, {}];
    for (const length of lengths) {
      const sent = beginUpload(anyone, { 'content-type': type, ...length }, CHECK_FILE);
      sent.on('error', () => undefined); // hung up on purpose
      sent.write(body.subarray(0, body.length / 2));
      await waitFor('the bytes to arrive', async () => (await left(server, 'tmp/uploads')).length > 0);
      sent.destroy();
      await waitFor('them to go', async () => (await left(server, 'tmp/uploads')).length === 0);
    }
    expect(await checks()).toHaveLength(before);
    expect(server.log).not.toContain('failed:');
    expect(await verdictOf(report)).toBe('200 current +++++');
  });

  it('leaves neither file nor row, only an entry without address, hash or number', async () => {
    await send(report);
    const rows = await rowsOf<{ data: string }>(
      server.database,
      "SELECT * FROM audit_events WHERE action LIKE 'file-check.%' ORDER BY id DESC LIMIT 1",
    );
    const entry = JSON.stringify(rows);
    expect(entry).toContain('file-check.answered');
    expect(entry).toContain('current');
    for (const secret of ['127.0.0.1', sha256(report), HOLDER.passport]) expect(entry).not.toContain(secret);
  });

  it('says of a superseded and of a withdrawn report that it is that, by file and by hash', async () => {
    const set = (status: string, at: number | null, reason: string | null) =>
      rowsOf(server.database, 'UPDATE reports SET status = ?, withdrawn_at = ?, reason = ? WHERE number = ?', [
        status,
        at,
        reason,
        number,
      ]);
    await set('superseded', null, null);
    expect(await verdictOf(report)).toBe('200 superseded +++-+');
    await set('withdrawn', Date.parse('2026-10-02T03:00:00Z'), 'Issued for the wrong person');
    const { body } = await send(report);
    expect(letters(body)).toBe('++++-');
    expect(body).toMatchObject({
      verdict: 'withdrawn',
      withdrawnAt: '2026-10-02T03:00:00.000Z',
      reason: 'Issued for the wrong person',
      report: { result: 'withdrawn' },
    });
    expect((await hashed(sha256(report))).body).toEqual(body);
    await set('current', null, null);
  });

  it('says that the seal could not be looked at where the stored file is gone; the verdict stands', async () => {
    const [row] = await rowsOf<{ pdf_key: string }>(server.database, 'SELECT pdf_key FROM reports');
    const key = row?.pdf_key ?? '';
    expect(await server.storedKeys()).toContain(key);
    await server.loseStored(key);
    expect(await verdictOf(report)).toBe('200 current ++?++');
  });
});

describe('the limit of checks from one address', () => {
  let strict: RunningServer;

  // 20 files a minute become two, 60 hashes six.
  beforeAll(async () => {
    strict = await startServer({ env: { RATE_LIMIT_SCALE: '0.1' } });
  });

  afterAll(() => strict.dispose());

  it('counts files, refuses the next with the seconds to wait, and keeps nothing of it', async () => {
    const client = new PortalClient(strict.url);
    const file = Buffer.from('hello');
    expect([(await send(file, client)).status, (await send(file, client)).status]).toEqual([200, 200]);
    const { status, headers, body } = await send(file, client);
    expect([status, body.reason]).toEqual([429, 'too_many_requests']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await left(strict, 'tmp/uploads')).toEqual([]);
    expect((await client.raw(`/api/v1/reports/check-hash/${sha256(file)}`)).status).toBe(404);
  });
});
