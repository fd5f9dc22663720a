import type { Permission } from '../../src/domain/account/role.js';
import { photoJpeg, registerStudent } from '../support/applicant.js';
import { paddedPdf } from '../support/padded.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

interface Told {
  readonly action: string;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly after: Record<string, unknown> | null;
}

interface Reader extends PortalClient {
  readonly id: number;
}

onEachServerEngine('reads leave traces', (databaseSettings) => {
  let server: RunningServer;
  let student: PortalClient;
  let studentId: number;
  /** Newest first. */
  let certificates: number[];

  const idOf = async (client: PortalClient) => (await client.get<{ id: number }>('/api/user/info')).data.id;

  async function reader(...permissions: Permission[]): Promise<Reader> {
    const client = await staffWith(server, permissions);
    return Object.assign(client, { id: await idOf(client) });
  }

  async function told(actorId: number | null, where = ''): Promise<Told[]> {
    const rows = await rowsOf<Told & { after_values: string | null }>(
      server.database,
      `SELECT action, subject_type, subject_id, after_values FROM audit_events
       WHERE actor_id ${actorId === null ? 'IS NULL' : `= ${actorId}`}
       AND action IN ('record.read', 'list.read', 'file.viewed', 'report.downloaded') ${where} ORDER BY id`,
    );
    return rows.map(({ after_values, ...row }) => ({ ...row, after: after_values && JSON.parse(after_values) }));
  }

  /** What is told of somebody once that is so much. */
  const soon = (actorId: number, events: number) =>
    waitFor(`${events} events`, async () => {
      const found = await told(actorId);
      return found.length >= events && found;
    });

  const page = (of: string, ids: readonly number[]) => ({
    action: 'list.read',
    subject_type: null,
    subject_id: null,
    after: { of, rows: ids.length, ids },
  });
  const one = (type: string, id: number | string) => ({
    action: 'record.read',
    subject_type: type,
    subject_id: String(id),
    after: null,
  });

  beforeAll(async () => {
    server = await startAlone({ env: await databaseSettings() });
    student = await registerStudent(server);
    studentId = await idOf(student);
    certificates = [];
    for (const name of ['Aminah', 'Budi', 'Citra']) {
      certificates.unshift((await record(student, 'add', { name })).id);
    }
  });

  afterAll(() => server.dispose());

  it('of a record, and of its parts, which are the same record where they are read with it', async () => {
    const officer = await reader('certificates.read', 'certificates.review');
    const [id = 0, other = 0] = certificates;
    expect((await resource(officer, 'GET', `certificates/${id}`)).status).toBe(200);
    expect(await soon(officer.id, 1)).toEqual([one('certificate', id)]);
    expect((await officer.get('/api/cert/detail', { id: other })).status).toBe(200);
    expect((await soon(officer.id, 2)).slice(1)).toEqual([one('certificate', other)]);
    for (const part of ['verdicts', 'history']) {
      expect((await resource(officer, 'GET', `certificates/${id}/${part}`)).status).toBe(200);
    }
    const times = (await waitFor('both parts', async () => {
      const counted = (await told(officer.id)).slice(2).map(({ after }) => Number(after?.times ?? 1));
      return counted.reduce((sum, each) => sum + each, 0) === 2 && counted;
    })) as number[];
    expect(times.length).toBeLessThanOrEqual(2);
    expect((await told(officer.id)).every(({ subject_type }) => subject_type === 'certificate')).toBe(true);
  });

  it('of a page: whose, which, how many, in one event', async () => {
    const officer = await reader('certificates.read');
    const list = await resource<{ id: number }[]>(officer, 'GET', 'certificates', { query: { range: [0, 1] } });
    expect(list.body.map(({ id }) => id)).toEqual(certificates.slice(0, 2));
    expect(await soon(officer.id, 1)).toEqual([page('certificate', certificates.slice(0, 2))]);
    const portal = await officer.get<{ cert_list: { id: number }[] }>('/api/cert/list', {
      page_index: 1,
      page_size: 50,
    });
    const shown = portal.data.cert_list.map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(certificates));
    expect((await soon(officer.id, 2)).slice(1)).toEqual([page('certificate', shown)]);
  });

  it('that was read again within the moment, with how often', async () => {
    const officer = await reader('certificates.read');
    await Promise.all(Array.from({ length: 20 }, () => resource(officer, 'GET', 'certificates')));
    const times = await waitFor('all twenty', async () => {
      const counted = (await told(officer.id)).map(({ after }) => Number(after?.times ?? 1));
      return counted.reduce((sum, each) => sum + each, 0) === 20 && counted;
    });
    expect(times.length).toBeLessThan(20);
  });

  it('of the look-up of a user, in a list and alone', async () => {
    const officer = await reader('users.manage');
    const query = { filter: { id: [studentId] } };
    const found = await resource<{ id: number }[]>(officer, 'GET', 'users', { query });
    expect(found.body.map(({ id }) => id)).toEqual([studentId]);
    expect(await soon(officer.id, 1)).toEqual([page('user', [studentId])]);
    expect((await resource(officer, 'GET', `users/${studentId}`)).status).toBe(200);
    expect((await soon(officer.id, 2)).slice(1)).toEqual([one('user', studentId)]);
  });

  it('of a file: by staff before it is given, by its holder soon after', async () => {
    const officer = await reader('certificates.read');
    const { url } = (await student.upload('passport', 'passport.pdf', paddedPdf(4_000))).data;
    const id = url.slice('/api/file/'.length);
    const viewed = { action: 'file.viewed', subject_type: 'file', subject_id: id };
    const after = { kind: 'passport', ownerId: studentId };
    expect((await officer.raw(url)).status).toBe(200);
    expect(await told(officer.id)).toEqual([{ ...viewed, after }]);
    expect((await student.raw(url)).status).toBe(200);
    const own = await waitFor('the holder', async () => {
      const found = await told(studentId, `AND subject_id = '${id}'`);
      return found.length > 0 && found;
    });
    expect(own).toEqual([{ ...viewed, after }]);
    const article = (await (await signIn(server.url, ADMIN)).upload('news', 'news.jpg', await photoJpeg())).data.url;
    expect((await new PortalClient(server.url).raw(article)).status).toBe(200);
    const another = (await student.upload('passport', 'again.pdf', paddedPdf(4_000))).data.url;
    await student.raw(another);
    await waitFor('the next file', async () => (await told(studentId)).length === 2);
    expect(await told(null)).toEqual([]);
  });

  it('of an export: each group of rows that goes out', async () => {
    const officer = await reader('certificates.read');
    const answer = await officer.raw('/api/v1/certificates/export.csv');
    expect((await answer.text()).split('\r\n').length).toBeGreaterThan(3);
    const groups = await soon(officer.id, 1);
    expect(groups.every(({ action, after }) => action === 'list.read' && after?.export === true)).toBe(true);
    const ids = groups.map(({ after }) => after?.ids as readonly number[]);
    expect(ids.flat()).toEqual(expect.arrayContaining(certificates));
    expect(groups.map(({ after }) => after?.rows)).toEqual(ids.map((each) => each.length));
  });

  it('of the trail itself, and the trail is shown with or without them', async () => {
    const auditor = await reader('audit.read');
    const list = async (filter: object) =>
      (await resource<{ id: number; action: string }[]>(auditor, 'GET', 'audit-events', { query: { filter } })).body;
    const newest = await list({ reads: false });
    expect(newest.length).toBeGreaterThan(0);
    expect(newest.filter(({ action }) => action === 'record.read' || action === 'list.read')).toEqual([]);
    expect(await soon(auditor.id, 1)).toEqual([
      page(
        'audit-event',
        newest.map(({ id }) => id),
      ),
    ]);
    const reads = await list({ reads: true });
    expect(new Set(reads.map(({ action }) => action))).toContain('record.read');
    expect(reads.filter(({ action }) => action.startsWith('certificate.'))).toEqual([]);
    const both = await list({ reads: false, action: 'record.read' });
    expect(both).toEqual([]);
  });

  it('but for what students read of their own, what nobody was shown, and what was refused', async () => {
    const [id = 0] = certificates;
    await resource(student, 'GET', `certificates/${id}`);
    await resource(student, 'GET', 'certificates');
    const officer = await reader('certificates.read');
    expect((await resource(officer, 'GET', 'certificates/999999')).status).toBe(404);
    expect((await resource(officer, 'GET', 'users')).status).toBe(403);
    const none = await resource(officer, 'GET', 'certificates', { query: { filter: { name: 'Nobody' } } });
    expect(none.body).toEqual([]);
    // What was gathered before this one is written with it.
    await resource(officer, 'GET', `certificates/${id}`);
    expect(await soon(officer.id, 1)).toEqual([one('certificate', id)]);
    const own = (await told(studentId)).filter(({ action }) => action !== 'file.viewed');
    expect(own).toEqual([]);
  });

  it('which do not belong to the history of a record', async () => {
    const officer = await reader('certificates.read');
    const [id = 0] = certificates;
    await resource(officer, 'GET', `certificates/${id}`);
    await soon(officer.id, 1);
    const history = await resource<{ action: string }[]>(officer, 'GET', `certificates/${id}/history`);
    expect(history.body.map(({ action }) => action)).toEqual(['certificate.saved']);
  });

  it('which are written before a server ends', async () => {
    const officer = await reader('certificates.read');
    const [id = 0] = certificates;
    expect((await resource(officer, 'GET', `certificates/${id}`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await told(officer.id)).toEqual([one('certificate', id)]);
  });
});
