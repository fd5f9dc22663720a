import { randomBytes } from 'node:crypto';
import { Env } from '../../../src/config/env.js';
import { ClamdMalwareScanner } from '../../../src/platform/malware/clamd.malware-scanner.js';
import { ClamdServer, EICAR } from '../../support/clamd.js';

let clamd: ClamdServer;
let scanner: ClamdMalwareScanner;
beforeAll(async () => {
  clamd = await ClamdServer.start();
  const { hostname: host, port } = new URL(clamd.url);
  scanner = new ClamdMalwareScanner(Object.assign(new Env(), { clamd: { host, port: Number(port) } }));
});
beforeEach(() => {
  clamd.mode = 'works';
});
afterAll(() => clamd.stop());

async function* piecesOf(bytes: Buffer, size = 64 * 1024): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const scan = (bytes: Buffer) => scanner.scan(piecesOf(bytes));

it('lets pass what clamd calls clean, and shows it every byte', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('clean'), randomBytes(10 * 1024 * 1024)]) {
    await scan(bytes);
    expect(clamd.seen.at(-1)?.equals(bytes)).toBe(true);
  }
});

it('refuses what clamd finds, wherever it lies', async () => {
  for (const bytes of [Buffer.from(EICAR), Buffer.concat([randomBytes(1_000_000), Buffer.from(EICAR)])]) {
    await expect(scan(bytes)).rejects.toMatchObject({ reason: 'upload_refused', said: { code: 'malware_found' } });
  }
});

it.each(['error', 'cuts', 'nonsense', 'silent'] as const)(
  'lets nothing pass where clamd answers with %s',
  async (mode) => {
    clamd.mode = mode;
    for (const size of [10, 3 * 1024 * 1024]) {
      await expect(scan(randomBytes(size))).rejects.toMatchObject({
        reason: 'unavailable',
        details: { retryAfter: 60 },
      });
    }
    clamd.mode = 'works';
    await scan(Buffer.from('clean'));
  },
);

it('lets nothing pass where there is no clamd, and goes on once there is', async () => {
  const port = Number(new URL(clamd.url).port);
  await clamd.stop();
  await expect(scan(Buffer.from('clean'))).rejects.toMatchObject({ reason: 'unavailable' });
  clamd = await ClamdServer.start(port);
  await scan(Buffer.from('clean'));
});
