// On the stack: bytes are deleted from S3, by a job of a worker.
import { completeForm, photoJpeg, registerStudent, uploadPapers } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal, success } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const idOf = (url: string) => url.slice('/api/file/'.length);

async function isOnDisk(url: string): Promise<boolean> {
  const id = idOf(url);
  return (await server.storedKeys()).includes(`${id.slice(0, 2)}/${id}`);
}

async function rowCount(urls: readonly string[]): Promise<number> {
  const ids = urls.map(idOf);
  const rows = await rowsOf(server.database, `SELECT id FROM files WHERE id IN (${ids.map(() => '?')})`, ids);
  return rows.length;
}

/** The addresses of everything that a form names. */
function filesOf(form: object): string[] {
  return Object.values(form)
    .flat()
    .filter((value) => typeof value === 'string' && value.startsWith('/api/file/'));
}

describe('a record that staff make', () => {
  it('belongs to the student with its email', async () => {
    const student = await registerStudent(server);
    const made = await record(officer, 'add', { name: 'Prepared', email: student.email.toUpperCase() });
    const info = await student.get<{ id: number }>('/api/user/info');
    expect(made).toMatchObject({ user_id: info.data.id, email: student.email });
    expect(await detail(student, made.id)).toMatchObject({
      name: 'Prepared',
      allowed_actions: ['save', 'apply', 'remove'],
    });
  });

  it('waits for a student who registers its email, who then finds it and goes on with it', async () => {
    const email = `later.${process.pid}@example.com`;
    const papers = await uploadPapers(officer);
    const waiting = await record(officer, 'add', { name: 'Waiting', email, ...papers });
    const notMine = await record(officer, 'add', { name: 'Nobody', email: `x${email}` });
    expect(waiting.user_id).toBeNull();
    const student = await registerStudent(server, email);
    const found = await detail(student, waiting.id);
    expect(found).toMatchObject({ name: 'Waiting', user_id: expect.any(Number), ...papers });
    expect(await detail(student, notMine.id)).toMatchObject({ reason: 'not_found' });
    const told = await server.mailTo(ADMIN.email, ({ text }) => text?.includes(`${waiting.id}, Waiting`) ?? false);
    expect(told.subject).toBe('A record that you prepared has its student');
    expect(told.text).toContain(`/manage/review/${waiting.id}`);
    // Whoever edits the record as it was before has not seen that it has an owner now.
    expect(await officer.post('/api/cert/update', { id: waiting.id, version: waiting.version })).toMatchObject(
      refusal(409, 'stale_version'),
    );
    const saved = await record(student, 'update', { id: found.id, version: found.version, major: 'Biology' });
    expect(saved).toMatchObject({ major: 'Biology', ...papers });
  });

  it('never belongs to staff', async () => {
    const made = await record(officer, 'add', { name: 'Self', email: ADMIN.email });
    expect(made.user_id).toBeNull();
  });
});

describe('removal', () => {
  it('takes the files with it: rows, bytes and addresses', async () => {
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const files = filesOf(form);
    const { id } = await record(student, 'add-apply', form);
    expect(await Promise.all(files.map(isOnDisk))).toEqual(files.map(() => true));
    expect(await student.post('/api/cert/remove', { ids: [id] })).toMatchObject(success('Delete Success!'));
    for (const file of files) expect((await student.raw(file)).status).toBe(404);
    await waitFor('the bytes to go', async () => (await Promise.all(files.map(isOnDisk))).every((there) => !there));
    await waitFor('the rows to go', async () => (await rowCount(files)) === 0);
    expect(await student.post('/api/cert/add', form)).toMatchObject(refusal(400, 'invalid_input'));
  });

  it('leaves files that another record names, until that goes too', async () => {
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const shared = filesOf(form);
    const [first, second] = [await record(student, 'add', form), await record(student, 'add', form)];
    await student.post('/api/cert/remove', { ids: [first.id] });
    const [own = ''] = (await uploadPapers(student)).cert_photos;
    const third = await record(student, 'add', { ...form, cert_photos: [...form.cert_photos, own] });
    await student.post('/api/cert/remove', { ids: [third.id] });
    await waitFor('the own file to go', async () => !(await isOnDisk(own)));
    expect(await Promise.all(shared.map(isOnDisk))).toEqual(shared.map(() => true));
    expect(await detail(student, second.id)).toMatchObject(form);
    for (const file of shared) expect((await student.raw(file)).status).toBe(200);
    await student.post('/api/cert/remove', { ids: [second.id] });
    await waitFor('the bytes to go', async () => (await Promise.all(shared.map(isOnDisk))).every((there) => !there));
  });

  it('of two records that share files, at once, takes the files too', async () => {
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const ids = [(await record(student, 'add', form)).id, (await record(student, 'add', form)).id];
    await student.post('/api/cert/remove', { ids });
    await waitFor('the bytes to go', async () => !(await Promise.all(filesOf(form).map(isOnDisk))).includes(true));
  });

  it('leaves the picture of the profile, and the photo of an issued report', async () => {
    const student = await registerStudent(server);
    const avatar = (await student.upload('avatar', 'me.jpg', await photoJpeg(), '/api/editor/uploadImg')).data.url;
    expect((await student.post('/api/user/update', { name: 'Mei', avatar })).status).toBe(200);
    const form = { ...(await completeForm(student)), avatar };
    const draft = await record(student, 'add', form);
    const applied = await record(student, 'add-apply', form);
    const verified = await record(officer, 'update-auth', { id: applied.id });
    await student.post('/api/cert/remove', { ids: [draft.id] });
    await waitFor(
      'the report',
      async () => (await student.post('/api/cert/download', { id: verified.id })).status === 200,
    );
    for (const file of filesOf(form)) expect([file, await isOnDisk(file)]).toEqual([file, true]);
    expect((await student.raw(avatar)).status).toBe(200);
    expect((await new PortalClient(server.url).raw(avatar)).status).toBe(404);
  });
});
