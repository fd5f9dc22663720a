// On the stack: it is a worker that cannot render, and a worker that is told to try again.
import { JOB_RULES } from '../../src/domain/jobs/jobs.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface PendingSeal {
  readonly id: number;
  readonly certificateId: number;
  readonly render: string;
  readonly jobId: number | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

let server: RunningServer;
let officer: PortalClient;
let certificateId: number;
let report: PendingSeal;

const list = async (client = officer) => (await resource<PendingSeal[]>(client, 'GET', 'pending-seals')).body;
const render = (id: number, client = officer) => resource<PendingSeal>(client, 'POST', `reports/${id}/render`);
const audited = () =>
  inData(server, (data) =>
    data
      .prepare<[], { action: string }>("SELECT action FROM audit_events WHERE action LIKE 'report.render%' ORDER BY id")
      .all(),
  ).map(({ action }) => action);

beforeAll(async () => {
  // A browser that ends at once, as one does whose libraries are missing.
  server = await startServer({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false' } });
  officer = await signIn(server.url, ADMIN);
  const student = await registerStudent(server);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  certificateId = (await record(officer, 'update-auth', { id })).id;
});

afterAll(() => server.dispose());

it('shows a report that cannot be rendered, with what went wrong, until its job is given up', async () => {
  report = await waitFor('a failed try', async () => (await list()).find(({ lastError }) => lastError !== null));
  expect(report).toMatchObject({ certificateId, jobId: expect.any(Number) });
  expect(['waiting', 'trying']).toContain(report.render);
  // Its further tries are minutes apart: the last one is brought forward until there is none left.
  report = await waitFor(
    'the job to be given up',
    async () => {
      inData(server, (data) =>
        data
          .prepare("UPDATE jobs SET due_at = 0, attempts = ? WHERE id = ? AND state = 'open' AND lease_until IS NULL")
          .run(JOB_RULES['report.render'].attempts - 1, report.jobId),
      );
      return (await list()).find((one) => one.render === 'failed');
    },
    90_000,
  );
  expect(report.lastError).toBeTruthy();
  expect(audited()).toEqual([]);
});

it('is for reviewers alone', async () => {
  const reader = await staffWith(server, ['certificates.read']);
  for (const [client, status] of [
    [new PortalClient(server.url), 401],
    [reader, 403],
  ] as const) {
    expect((await resource(client, 'GET', 'pending-seals')).status).toBe(status);
    expect((await render(report.id, client)).status).toBe(status);
  }
});

it('renders it once the browser is mended and somebody asks for it', async () => {
  await server.stop();
  server = await startServer({ dataDir: server.dataDir });
  officer = await signIn(server.url, ADMIN);
  expect(await list()).toMatchObject([{ id: report.id, render: 'failed' }]);
  const [first, second] = await Promise.all([render(report.id), render(report.id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await waitFor('the PDF', async () => (await officer.raw(`/api/cert/pdf?id=${certificateId}`)).status === 200);
  expect(await list()).toEqual([]);
  expect((await render(report.id)).body).toMatchObject({ render: 'done' });
  expect(audited()).toEqual(['report.render-retried', 'report.rendered']);
  expect((await render(999_999)).status).toBe(404);
});

it('renders anew what has lost its job, and nothing that is no longer in force', async () => {
  inData(server, (data) => {
    data.prepare('UPDATE reports SET pdf_key = NULL, pdf_sha256 = NULL, pdf_size = NULL, rendered_at = NULL').run();
  });
  expect(await list()).toMatchObject([{ id: report.id, render: 'none', jobId: null }]);
  expect((await render(report.id)).body).toMatchObject({ id: report.id, render: 'waiting' });
  await waitFor('the PDF', async () => (await list()).length === 0);
  expect(audited().slice(-2)).toEqual(['report.render-ordered', 'report.rendered']);
  inData(server, (data) => {
    data.prepare("UPDATE reports SET pdf_key = NULL, rendered_at = NULL, status = 'superseded'").run();
  });
  expect(await list()).toEqual([]);
  expect(await render(report.id)).toMatchObject({ status: 409, body: { reason: 'illegal_transition' } });
});
