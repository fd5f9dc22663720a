// On the stack: two APIs and two workers write one chain at once.
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

it('shows one legal history where many change a record at once', async () => {
  const officer = await signIn(server.url, ADMIN);
  const student = await registerStudent(server);
  const { data } = await student.post<PortalCertificate>('/api/cert/add-apply', await completeForm(student));
  const { id, version } = data;
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      if (n % 3 === 0) return officer.post('/api/cert/update-auth', { id, version });
      if (n % 3 === 1)
        return officer.post('/api/cert/reject', { ids: [id], versions: [version], reject_reason: `Number ${n}` });
      return student.post('/api/cert/update', { id, version, note: `Number ${n}` });
    }),
  );
  const { body } = await listEvents(officer, { subjectType: 'certificate', subjectId: id });
  const told = (body as ShownEvent[]).reverse();
  // What was checked leaves the record in its version.
  const steps = told.filter(({ action }) => action !== 'certificate.checked');
  expect(steps[0]).toMatchObject({ action: 'certificate.applied', before: null });
  for (const [n, step] of steps.entries()) {
    expect(step.after).toMatchObject({ version: n + 1 });
    if (n > 0) {
      const { status, version: seen } = steps[n - 1]?.after ?? {};
      expect(step.before).toMatchObject({ status, version: seen });
    }
  }
  const now = (await officer.get<PortalCertificate>('/api/cert/detail', { id })).data;
  expect(steps.at(-1)?.after).toMatchObject({ status: now.cert_status, version: now.version });
});
