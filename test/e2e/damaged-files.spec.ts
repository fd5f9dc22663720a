import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../src/config/env.js';
import { HmacLinkSigner } from '../../src/platform/security/hmac.link-signer.js';
import { photoJpeg, registerStudent } from '../support/applicant.js';
import { runCommand } from '../support/commands.js';
import { rendered, verified } from '../support/editions.js';
import { freePort } from '../support/free-port.js';
import { takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { type MadeShare, makeShare, tokenOf } from '../support/shared.js';
import { rowsOf } from '../support/tables.js';

const SECRET = 'a secret for the links of this test, long enough';

let server: RunningServer;
let metricsUrl: string;
let anyone: PortalClient;
let student: PortalClient;
let officer: PortalClient;
let certificateId: number;
let reportKey: string;
let passport: string;
let passportKey: string;
let picture: string;
let pictureKey: string;
let share: MadeShare;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startServer({ env: { METRICS_PORT: String(port), JWT_SECRET: SECRET } });
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  const { certificate } = await verified(student, officer);
  certificateId = certificate.id;
  await rendered(officer, certificateId);
  [passport = ''] = certificate.passport_photos as string[];
  passportKey = keyOf(passport);
  picture = (await officer.upload('news', 'a.jpg', await photoJpeg())).data.url;
  pictureKey = keyOf(picture);
  const [row] = await rowsOf<{ pdf_key: string }>(server.database, 'SELECT pdf_key FROM reports');
  reportKey = row?.pdf_key ?? '';
  share = await makeShare(student, certificateId, { download: true });
});

afterAll(() => server.dispose());

const keyOf = (url: string) => {
  const id = url.slice('/api/file/'.length);
  return `${id.slice(0, 2)}/${id}`;
};
const pathOf = (key: string) => join(server.dataDir, 'files', key);

/** Changes one byte of a stored file while `work` is done. */
async function damaged<T>(key: string, work: () => Promise<T>): Promise<T> {
  const whole = await readFile(pathOf(key));
  const changed = Buffer.from(whole);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  await writeFile(pathOf(key), changed);
  try {
    return await work();
  } finally {
    await writeFile(pathOf(key), whole);
  }
}

const linked = async () =>
  (await student.post<{ file_url: string }>('/api/cert/download', { id: certificateId })).data.file_url;
const shared = async () =>
  String(
    (await resource<{ pdfUrl: string }>(anyone, 'POST', `shared/${tokenOf(share)}/open`, { body: {} })).body.pdfUrl,
  );
function signed(url: string): string {
  const links = new HmacLinkSigner({ jwtSecret: SECRET, jwtSecretPrevious: null } as Env);
  return `${url}?${links.sign(`file:${url.slice('/api/file/'.length)}`, new Date(Date.now() + 60_000))}`;
}

/** Every way to a stored file. */
const WAYS: [name: string, key: () => string, who: () => PortalClient, path: () => string | Promise<string>][] = [
  ['a report by its holder', () => reportKey, () => student, () => `/api/cert/pdf?id=${certificateId}`],
  ['a report by staff', () => reportKey, () => officer, () => `/api/cert/pdf?id=${certificateId}`],
  ['a report by a signed link', () => reportKey, () => anyone, linked],
  ['a report by a shared link', () => reportKey, () => anyone, shared],
  ['a scan by its owner', () => passportKey, () => student, () => passport],
  ['a scan by staff', () => passportKey, () => officer, () => passport],
  ['a scan by a signed link', () => passportKey, () => anyone, () => signed(passport)],
  ['a public picture by anyone', () => pictureKey, () => anyone, () => picture],
];

describe('a stored file that was changed', () => {
  it.each(WAYS)('is not served: %s', async (_, key, who, path) => {
    const address = (await path()).replace(server.url, '');
    await damaged(key(), async () => {
      const answer = await who().raw(address);
      const text = await answer.text();
      const type = address.startsWith('/api/v1/') ? 'application/problem+json' : 'application/json';
      expect([answer.status, answer.headers.get('content-type')]).toEqual([503, `${type}; charset=utf-8`]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('"reason":"file_damaged"');
      expect(text).toContain('is not as it was stored');
    });
    // As soon as it is put back, whole and in parts.
    const whole = await who().raw((await path()).replace(server.url, ''));
    expect(whole.status).toBe(200);
    expect(Number(whole.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
  });

  it('is told to operators, by the log and by the metrics', async () => {
    const count = async () =>
      Number(/^myverify_files_damaged_total (\d+)$/m.exec(await (await fetch(metricsUrl)).text())?.[1]);
    const before = await count();
    await damaged(passportKey, async () => (await student.raw(passport)).text());
    expect(await count()).toBe(before + 1);
    expect(server.log).toContain(`The file ${passportKey} was changed in the storage`);
  });

  it('is left out of the export of personal data, which says so', async () => {
    const whole = await takeExport(student);
    const exported = await damaged(reportKey, () => damaged(passportKey, () => takeExport(student)));
    const left = [...whole.entries.keys()].filter((name) => !exported.entries.has(name));
    expect(left).toHaveLength(2);
    const id = passport.slice('/api/file/'.length);
    expect(exported.data.files.find((file) => file.id === id)).toMatchObject({ file: null });
    expect(exported.data.reports[0]).toMatchObject({ file: null });
  });

  it('is found by check-files --content, and not by comparing names', async () => {
    const { settings } = server;
    const check = (...args: string[]) => runCommand('check-files', settings, args);
    const looked = expect.stringMatching(/^All \d+ files are there, as they were stored\n$/);
    expect(await check('--content')).toEqual({ code: 0, output: looked });
    await damaged(reportKey, () =>
      damaged(passportKey, async () => {
        expect(await check()).toEqual({ code: 0, output: expect.stringMatching(/^All \d+ files are there\n$/) });
        const { code, output } = await check('--content');
        expect(code).toBe(1);
        expect(output.split('\n').sort()).toEqual([
          '',
          expect.stringMatching(/^2 of \d+ files ARE NOT AS THEY WERE STORED$/),
          ...[`Damaged: ${passportKey}`, `Damaged: ${reportKey}`].sort(),
        ]);
      }),
    );
  });
});
