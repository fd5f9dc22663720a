import { DRAFTS_MAX } from '../../src/domain/certificate/certificate.operations.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

let server: RunningServer;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const draft = (client: PortalClient) =>
  resource<{ id: number }>(client, 'POST', 'certificates', { body: { major: 'Law' } });

it('a student has a hundred drafts at most; what is there can be saved, sent and removed', async () => {
  const student = await registerStudent(server);
  const ids: number[] = [];
  for (let made = 0; made < DRAFTS_MAX; made += 1) ids.push((await draft(student)).body.id);
  expect(await draft(student)).toEqual(resourceRefused(409, 'too_many_drafts'));
  expect(await student.post('/api/cert/add', { major: 'Law' })).toMatchObject({ status: 409 });
  const [first = 0, second = 0] = ids;
  await record(student, 'update', { id: first, major: 'Physics' });
  expect((await draft(await registerStudent(server))).status).toBe(201);
  expect((await draft(officer)).status).toBe(201);
  await record(student, 'add-apply', await completeForm(student));
  expect((await student.post('/api/cert/remove', { ids: [second] })).status).toBe(200);
  expect((await draft(student)).status).toBe(201);
  expect(await draft(student)).toEqual(resourceRefused(409, 'too_many_drafts'));
});

it('a student uploads 500 MB a day at most', async () => {
  const student = await registerStudent(server);
  await completeForm(student);
  inData(server, (data) =>
    data.prepare('UPDATE files SET size = 100 * 1024 * 1024 WHERE owner_id = ?').run(idOf(server, student.email)),
  );
  const refused = await student.upload('passport', 'passport.pdf', Buffer.from('%PDF-1.4'));
  expect(refused).toMatchObject({ status: 429 });
  inData(server, (data) =>
    data
      .prepare('UPDATE files SET created_at = created_at - 86400000 WHERE owner_id = ?')
      .run(idOf(server, student.email)),
  );
  await completeForm(student);
});

function idOf(running: RunningServer, email: string): number {
  return (
    inData(running, (data) => data.prepare<[string], { id: number }>('SELECT id FROM users WHERE email = ?').get(email))
      ?.id ?? 0
  );
}
