import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

const run = promisify(execFile);

let server: RunningServer;
let folder: string;
let page: string;
let student: Awaited<ReturnType<typeof registerStudent>>;
let certificate: PortalCertificate;
let withdrawn: PortalCertificate;

beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'myverify-verify-'));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  page = await (await fetch(`${server.url}/docs/verify-credentials`)).text();
  student = await registerStudent(server);
  [certificate, withdrawn] = [await verified(), await verified()];
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  return server.dispose();
});

async function verified(): Promise<PortalCertificate> {
  const { id } = await record(student, 'add-apply', await completeForm(student));
  const done = await record(await signIn(server.url, ADMIN), 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
  return done;
}

const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The programs as they are printed, by the form that they verify. */
function programs(): ReadonlyMap<string, string> {
  const found = page.matchAll(/<pre data-file="([^"]+)" data-format="([^"]+)">([\s\S]*?)<\/pre>/g);
  return new Map(
    [...found].map(([, file = '', format = '', code = '']) => {
      writeFileSync(join(folder, file), plain(code));
      return [format, file];
    }),
  );
}

async function taken({ id }: PortalCertificate, format: string): Promise<string> {
  const query = `format=${encodeURIComponent(format)}`;
  return (await student.raw(`/api/v1/certificates/${id}/credential?${query}`)).text();
}

/** What a program says of a credential; a failure of it is thrown. */
async function said(file: string, credential: string): Promise<unknown> {
  writeFileSync(join(folder, 'credential'), credential);
  const env = { ...process.env, ISSUER: server.url };
  const { stdout } = await run(process.execPath, [file, 'credential'], { cwd: folder, env });
  return JSON.parse(stdout);
}

/** One letter of what is signed is another. */
const forged = (text: string) =>
  text.startsWith('{')
    ? text.replace('"level":"', '"level":"Doctor of ')
    : text.replace(/\.(.{40})(.)/, (_, start, letter) => `.${start}${letter === 'A' ? 'B' : 'A'}`);

it('is a page without scripts, which the description of the API leads to', async () => {
  expect(page).toContain('<h1>Verify a credential yourself</h1>');
  expect(page).not.toMatch(/<script|\son\w+=/);
  const document = (await (await fetch(`${server.url}/docs-json`)).json()) as { info: { description: string } };
  expect(document.info.description).toContain('(/docs/verify-credentials)');
});

it('has a program for each form, which verifies it as it is printed, refuses a forged one, and sees a withdrawal', async () => {
  const files = programs();
  expect([...files.keys()]).toEqual(['vc+jwt', 'jwt_vc_json', 'ldp_vc']);
  const formats = [...files.keys()];
  const good = await Promise.all(formats.map((format) => taken(certificate, format)));
  const ended = await Promise.all(formats.map((format) => taken(withdrawn, format)));
  inData(server, (data) =>
    data
      .prepare("UPDATE reports SET status = 'withdrawn', withdrawn_at = 1, reason = 'x' WHERE certificate_id = ?")
      .run(withdrawn.id),
  );
  for (const [at, file] of [...files.values()].entries()) {
    const credential = good[at] ?? '';
    expect(await said(file, credential)).toMatchObject({ number: certificate.verifi_no, isRevoked: false });
    expect(await said(file, ended[at] ?? '')).toMatchObject({ number: withdrawn.verifi_no, isRevoked: true });
    await expect(said(file, forged(credential))).rejects.toThrow();
  }
});
