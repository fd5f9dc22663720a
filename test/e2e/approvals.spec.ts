// On the stack: approvals, verdicts and saves at once wait for locks of rows, which SQLite does not have.
import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { type ResourceAnswer, resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { acceptAll, say } from '../support/verdicts.js';

let server: RunningServer;
let officer: PortalClient;
let reviewer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let form: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reviewer = await staffWith(server, ['certificates.review']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

interface Detail {
  readonly version: number;
  readonly status: string;
  readonly checks: Array<Record<string, unknown>>;
  readonly reason?: string;
  readonly errors?: Record<string, string>;
}

const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'] as const;
const applied = () => record(student, 'add-apply', form);
const call = (client: PortalClient, id: number, verb: string, body: object) =>
  resource<Detail>(client, 'POST', `certificates/${id}/${verb}`, { body });
const approve = (id: number, version: number, client = reviewer) => call(client, id, 'approve', { version });
const change = async (id: number, body: object, client: PortalClient = student) =>
  (await resource<Detail>(client, 'PUT', `certificates/${id}`, { body })).body;
const detail = async (id: number, client: PortalClient = student) =>
  (await resource<Detail>(client, 'GET', `certificates/${id}`)).body;
/** Status, reason and the names of the errors. */
const refused = ({ status, body }: ResourceAnswer<Detail>) => [status, body.reason, Object.keys(body.errors ?? {})];
const sendBack = (id: number, version: number, group = 'passport') =>
  say(reviewer, id, version, { group, verdict: 'send_again', comment: 'Page 2 is cut off', internalNote: 'Again!' });

describe('an approval', () => {
  it('needs a standing `accepted` of every group', async () => {
    const { id, version } = await applied();
    expect(refused(await approve(id, version))).toEqual([409, 'verdicts_missing', GROUPS]);
    await acceptAll(reviewer, id, version, ['photo', 'passport', 'certificate', 'transcript', 'payment']);
    expect(refused(await approve(id, version))).toEqual([409, 'verdicts_missing', ['ministry']]);
    await acceptAll(reviewer, id, version, ['ministry']);
    await sendBack(id, version, 'photo');
    expect(refused(await approve(id, version))).toEqual([409, 'verdicts_missing', ['photo']]);
    expect((await detail(id)).status).toBe('Verifying');
    await acceptAll(reviewer, id, version, ['photo']);
    const { status, body } = await approve(id, version);
    expect([status, body.status]).toEqual([200, 'Verified']);
    expect((await detail(id)).checks).toMatchObject(GROUPS.map((group) => ({ group, method: 'as_one' })));
  });

  it('needs them of what stands there now', async () => {
    const { id, version } = await applied();
    await acceptAll(reviewer, id, version);
    const saved = await change(id, { version, major: 'Law' }, officer);
    expect(refused(await approve(id, saved.version))).toEqual([409, 'verdicts_missing', ['certificate']]);
  });

  it('asks for them after who may, the status, what is required, and the version', async () => {
    const { id, version } = await applied();
    expect((await approve(id, version, student)).status).toBe(403);
    expect(refused(await approve(id, version + 1))).toEqual([409, 'stale_version', []]);
    const emptied = await change(id, { version, major: null }, officer);
    expect(refused(await approve(id, emptied.version))).toEqual([400, 'missing_fields', ['major']]);
    const other = await applied();
    await record(officer, 'update-auth', { id: other.id, version: other.version });
    expect(refused(await approve(other.id, other.version + 1))).toEqual([409, 'certificate_verified', []]);
  });

  it('by the portal needs none, and is stated', async () => {
    const { id, version } = await applied();
    await sendBack(id, version);
    const { cert_status } = await record(officer, 'update-auth', { id, version });
    expect(cert_status).toBe('Verified');
    expect((await detail(id)).checks).toMatchObject(GROUPS.map((group) => ({ group, method: 'stated' })));
  });

  it('never passes a verdict or a save that comes at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, version } = await applied();
      await acceptAll(reviewer, id, version);
      const verdict = { body: { version, group: 'photo', verdict: 'refused', comment: 'Two faces' } };
      const [approval, other] = await Promise.all([
        approve(id, version),
        round % 2 === 0
          ? resource<Detail>(officer, 'POST', `certificates/${id}/verdicts`, verdict)
          : resource<Detail>(officer, 'PUT', `certificates/${id}`, { body: { version, major: 'Law' } }),
      ]);
      expect([approval.status, other.status].filter((status) => status < 300)).toHaveLength(1);
      expect(['verdicts_missing', 'stale_version', 'certificate_verified']).toContain(
        approval.status < 300 ? other.body.reason : approval.body.reason,
      );
    }
  });
});
