import { registerStudent } from '../support/applicant.js';
import { runCommand } from '../support/commands.js';
import { photoJpeg, scanPng } from '../support/papers.js';
import { drawnPassport, PASSPORT_HOLDER, twoPassports } from '../support/passports.js';
import { erase, takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';

const READ = {
  passport: PASSPORT_HOLDER.number,
  name: 'WANG XIAOMING',
  birth: '2001-04-30',
  nationality: 'China',
  gender: 'Male',
  isCertain: true,
};

interface Reading {
  readonly fileId: string;
  readonly state: string;
  readonly passport: Record<string, unknown> | null;
  readonly expired: boolean;
  readonly comparison: ReadonlyArray<{ field: string; likeness: string }>;
}

let server: RunningServer;
let student: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  [student, officer] = await Promise.all([registerStudent(server), signIn(server.url, ADMIN)]);
});

afterAll(() => server.dispose());

const page = async (person = PASSPORT_HOLDER) => drawnPassport(person, 'scan');
const idOf = (url: string) => url.slice('/api/file/'.length);

async function upload(client: PortalClient, bytes: Buffer, kind = 'passport'): Promise<string> {
  return idOf((await client.upload(kind, 'passport.jpg', bytes)).data.url);
}

const readingOf = (client: PortalClient, id: string) => resource<Reading>(client, 'GET', `files/${id}/reading`);

function readOnce(client: PortalClient, id: string): Promise<Reading> {
  return waitFor('the file to be read', async () => {
    const { body } = await readingOf(client, id);
    return body.state === 'waiting' ? null : body;
  });
}

it('reads a passport for whoever uploaded it, and tells what it saw', async () => {
  const id = await upload(student, await page());
  expect(await readOnce(student, id)).toMatchObject({ fileId: id, state: 'read', expired: false, passport: READ });
});

it('reads the same bytes once, whoever sends them', async () => {
  const before = (await rowsOf(server.database, 'SELECT sha256 FROM readings')).length;
  const picture = await page({ ...PASSPORT_HOLDER, number: 'E76543210' });
  const other = await registerStudent(server);
  const ids = [await upload(student, picture), await upload(other, picture)] as const;
  const [mine, theirs] = [await readOnce(student, ids[0]), await readOnce(other, ids[1])];
  expect(theirs).toEqual({ ...mine, fileId: ids[1] });
  expect(await rowsOf(server.database, 'SELECT sha256 FROM readings')).toHaveLength(before + 1);
});

it('says what it could not read, and what it does not read', async () => {
  expect(await readOnce(student, await upload(student, await scanPng()))).toMatchObject({
    state: 'nothing',
    passport: null,
  });
  expect(await readOnce(student, await upload(student, await twoPassports()))).toMatchObject({
    state: 'several',
    passport: null,
  });
  const photo = await upload(student, await photoJpeg(), 'photo');
  expect((await readingOf(student, photo)).body).toMatchObject({ state: 'unread', passport: null });
});

it('shows a reading to nobody who may not see the file, and says no more than of a file that is not there', async () => {
  const id = await upload(student, await page());
  await readOnce(student, id);
  const [stranger, clerk] = [await registerStudent(server), await staffWith(server, ['users.manage'])];
  const missing = await readingOf(stranger, '0'.repeat(26));
  expect(missing.status).toBe(404);
  for (const who of [stranger, clerk]) {
    const { status, body } = await readingOf(who, id);
    expect([status, body]).toEqual([
      404,
      { ...missing.body, instance: expect.anything(), requestId: expect.anything() },
    ]);
  }
  expect((await readingOf(new PortalClient(server.url), id)).status).toBe(401);
  expect((await readingOf(student, 'nonsense')).status).toBe(404);
});

it('notes who has seen what a file says', async () => {
  const id = await upload(student, await page());
  await readOnce(student, id);
  await waitFor('the look to be told', async () => {
    const found = await rowsOf(
      server.database,
      "SELECT id FROM audit_events WHERE action = 'file.viewed' AND subject_id = ?",
      [id],
    );
    return found.length > 0;
  });
});

it('holds what is claimed against what is read, for those who review', async () => {
  const passport = await upload(student, await page({ ...PASSPORT_HOLDER, expiry: '200101' }));
  const claimed = {
    name: '王小明',
    gender: 'Male',
    nationality: 'China',
    birth: '2001-04-03',
    passport: PASSPORT_HOLDER.number,
  };
  const made = await resource<{ id: number }>(student, 'POST', 'certificates', {
    body: { ...claimed, passportPhotos: [passport] },
  });
  expect(made.status).toBe(201);
  await readOnce(student, passport);
  const path = `certificates/${made.body.id}/readings`;
  const { status, body } = await resource<Reading[]>(officer, 'GET', path);
  expect(status).toBe(200);
  expect(body).toMatchObject([{ fileId: passport, state: 'read', expired: true, passport: READ }]);
  const told = Object.fromEntries((body[0]?.comparison ?? []).map(({ field, likeness }) => [field, likeness]));
  expect(told).toEqual({ name: 'close', gender: 'match', birth: 'differs', nationality: 'match', passport: 'match' });
  expect((await resource(student, 'GET', path)).status).toBe(403);
  expect((await resource(officer, 'GET', 'certificates/999999/readings')).status).toBe(404);
});

it('goes into the export of personal data, and goes with the file', async () => {
  const leaving = await registerStudent(server);
  const id = await upload(leaving, await page({ ...PASSPORT_HOLDER, number: 'E99887766' }));
  await readOnce(leaving, id);
  const { data } = await takeExport(leaving);
  expect((data as unknown as { readings: unknown[] }).readings).toMatchObject([
    { result: 'read', zone: { documentNumber: 'E99887766' } },
  ]);
  const planted = () => rowsOf(server.database, "SELECT sha256 FROM readings WHERE zone LIKE '%E99887766%'");
  expect(await planted()).toHaveLength(1);
  expect((await erase(leaving, { password: leaving.password })).status).toBe(200);
  await waitFor('the reading to go', async () => (await planted()).length === 0);
});

it('reads again what an earlier reader read, when the operator asks for it', async () => {
  const id = await upload(student, await page({ ...PASSPORT_HOLDER, number: 'E11223344' }));
  await readOnce(student, id);
  inData(server, (data) => data.prepare("UPDATE readings SET reader = 'zone-0' WHERE zone LIKE '%E11223344%'").run());
  expect((await readingOf(student, id)).body.state).toBe('waiting');
  const ordered = await runCommand('reread', { DATABASE_URL: server.database, DATA_DIR: server.dataDir });
  expect(ordered).toEqual({ code: 0, output: expect.stringContaining('1 files will be read') });
  // Work of its own has the service look at once; without it, it looks once a minute.
  await upload(student, await scanPng());
  expect(await readOnce(student, id)).toMatchObject({ state: 'read', passport: { passport: 'E11223344' } });
});

it('gives pictures of before the digest of their points, when the operator asks for it', async () => {
  const id = await upload(student, await scanPng());
  const digest = async () =>
    (await rowsOf<{ pixels: string | null }>(server.database, 'SELECT pixels FROM files WHERE id = ?', [id]))[0]
      ?.pixels;
  const came = await digest();
  inData(server, (data) => data.prepare('UPDATE files SET pixels = NULL WHERE id = ?').run(id));
  const ordered = await runCommand('reread', { DATABASE_URL: server.database, DATA_DIR: server.dataDir });
  expect(ordered).toEqual({ code: 0, output: expect.stringContaining('and 1 pictures told by their points') });
  // Work of its own has the service look at once; without it, it looks once a minute.
  await upload(student, await photoJpeg(), 'certificate');
  expect(await waitFor('the digest', digest)).toBe(came);
  expect(came).toMatch(/^[0-9a-f]{64}$/);
});
