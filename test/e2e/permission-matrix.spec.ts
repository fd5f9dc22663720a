import { PERMISSIONS } from '../../src/domain/account/role.js';
import { type Caller, SERVICE_ACCESS, type Verdict } from '../support/access-table.js';
import { type ListedOperation, operationsOf, readDocument } from '../support/api-document.js';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { newMember, program } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { staffByPermission } from '../support/staff.js';

/** They sign the caller out, here and elsewhere, so they come last. */
const SIGN_OUT = ['DELETE /api/v1/me/sessions', 'POST /api/user/logout'];
const CALLERS: readonly Caller[] = ['anonymous', 'student', 'owner', 'key', 'member', ...PERMISSIONS, 'administrator'];

let server: RunningServer;
let callers: Record<Caller, PortalClient>;
let owner: { readonly email: string; readonly password: string };
/** The owner in a session of its own, for the one that walks signs out. */
let drafter: PortalClient;
let operations: ListedOperation[];

beforeAll(async () => {
  server = await startServer();
  const registered = await registerStudent(server);
  const admin = await signIn(server.url, ADMIN);
  owner = registered;
  callers = {
    anonymous: new PortalClient(server.url),
    student: await signIn(server.url, STUDENT),
    owner: registered,
    administrator: admin,
    key: await program(admin),
    member: (await newMember(server, admin)).client,
    ...(await staffByPermission(server)),
  };
  operations = operationsOf(await readDocument(server.url)).sort(
    (one, other) => SIGN_OUT.indexOf(one.name) - SIGN_OUT.indexOf(other.name),
  );
});

beforeEach(async () => {
  drafter = await signIn(server.url, owner);
});

afterAll(() => server.dispose());

/** A draft of the owner, until a call was allowed: some remove it. */
let draft: number | null = null;

async function openDraft(): Promise<number> {
  const answer = await drafter.post<PortalCertificate>('/api/cert/add', { name: 'Matrix' });
  return answer.data.id;
}

/** Calls with an empty body but for the record it is about, so that nothing is done that a later call could miss. */
async function call(operation: ListedOperation, caller: Caller): Promise<number> {
  const aboutRecord = /^\/api\/(cert|v1\/certificates)\b/.test(operation.path);
  if (aboutRecord) draft ??= await openDraft();
  const id = aboutRecord && draft !== null ? draft : 2_000_000_000;
  const path = operation.path.replace(/\{[^}]+\}/g, String(id)) + (operation.method === 'GET' ? `?id=${id}` : '');
  const init = { method: operation.method, signal: AbortSignal.timeout(10_000) };
  const body = { id, version: 1, ids: [id], versions: [1], reject_reason: 'a try', reason: 'a try', label: 'a try' };
  const sent = operation.method === 'GET' ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) };
  const answer = await callers[caller].raw(path, { ...init, ...sent });
  await answer.body?.cancel();
  if (aboutRecord && expected(operation, caller) === 'may') {
    // An owner has a hundred drafts at most.
    await drafter.post('/api/cert/remove', { ids: [id] });
    draft = null;
  }
  return answer.status;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function expected(operation: ListedOperation, caller: Caller): 401 | Verdict {
  const access = operation['x-access'];
  if (access === 'open') return 'may';
  if (caller === 'anonymous') return 401;
  // A key is no session, and no session is a key, but that of the integrator's people.
  if (access?.startsWith('key:')) return caller === 'key' || caller === 'member' ? 'may' : 403;
  if (caller === 'key') return 401;
  if (access === 'member') return caller === 'member' ? 'may' : 403;
  // Where several permissions are needed, staff with one alone may not.
  if (access !== 'signed-in') return caller === access || caller === 'administrator' ? 'may' : 403;
  const byService = SERVICE_ACCESS[operation.name];
  if (!byService) throw new Error(`${operation.name} is not in the access table`);
  return byService.named[caller] ?? (caller === 'member' ? 403 : byService.others);
}

/** Whether a status says that the caller may do this, however wrong the rest of the call is. */
function fits(status: number, verdict: 401 | Verdict, open: boolean): boolean {
  if (verdict !== 'may') return status === verdict;
  // Without its signature a signed link opens nothing for anyone.
  return status < 500 && status !== 401 && (open || status !== 403);
}

it('says of every operation who may call it', () => {
  const known = ['open', 'signed-in', 'member', ...PERMISSIONS];
  expect(
    operations
      .filter(({ 'x-access': access }) => !access?.startsWith('key:'))
      .filter(
        ({ 'x-access': access }) =>
          !String(access)
            .split('+')
            .every((one) => known.includes(one)),
      )
      .map(({ name }) => name),
  ).toEqual([]);
  expect(operations.length).toBeGreaterThanOrEqual(110);
});

it('lists the operations that services authorise, and no others', () => {
  const access = operations.filter((operation) => operation['x-access'] === 'signed-in').map(({ name }) => name);
  expect(access.sort()).toEqual(Object.keys(SERVICE_ACCESS).sort());
});

it.each(CALLERS)('lets %s do what it may, and nothing else', async (caller) => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const verdict = expected(operation, caller);
    const status = await call(operation, caller);
    if (!fits(status, verdict, operation['x-access'] === 'open')) {
      wrong.push(`${operation.name}: expected ${verdict}, got ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
