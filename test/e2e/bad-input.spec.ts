import { type ApiDocument, type ListedOperation, operationsOf, readDocument } from '../support/api-document.js';
import { registerStudent } from '../support/applicant.js';
import { problemWith } from '../support/held-answers.js';
import { type HostileRequest, hostileRequests, type Known } from '../support/hostile-input.js';
import { type Answered, KeptConnections } from '../support/kept-connections.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

const AT_ONCE = 8;
const LIMIT_MS = 10_000;
const WALK_LIMIT_MS = 400_000;
/** What the walk is known to hold at least: it must not shrink without being noticed. */
const LEAST = { operations: 110, requests: 90_000 };

interface Actor extends Known {
  /** A token for one request of this operation. */
  token(operation: ListedOperation): Promise<string | null>;
}

interface Found extends Answered {
  readonly ms: number;
}

let server: RunningServer;
let connections: KeptConnections;
let document: ApiDocument;

beforeAll(async () => {
  server = await startServer();
  connections = new KeptConnections(server.url, AT_ONCE);
  document = await readDocument(server.url);
});

afterAll(async () => {
  connections.close();
  await server.dispose();
});

/** A user with a record of their own; a sign-out takes a session of its own. */
async function actorOf(account: { email: string; password: string }): Promise<Actor> {
  const client = await signIn(server.url, account);
  const { data: user } = await client.get<{ id: number }>('/api/user/info');
  const { data: draft } = await client.post<{ id: number }>('/api/cert/add', { name: 'Draft' });
  const token = async ({ path }: ListedOperation) => {
    if (!path.endsWith('/logout')) return client.token;
    // Passwords that were sent as bad input count as tries; whom they lock out is not looked for here.
    inData(server, (data) => data.prepare('DELETE FROM login_failures').run());
    return (await signIn(server.url, account)).token;
  };
  return { userId: user.id, recordId: draft.id, token };
}

async function send(request: HostileRequest, token: string | null): Promise<Found> {
  const begun = performance.now();
  const headers = { ...request.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await connections.ask(request.path, { ...request, headers });
  return { ...answer, ms: performance.now() - begun };
}

/** What is wrong with an answer, or `null`. */
function problemOf(
  operation: ListedOperation,
  request: HostileRequest,
  signedIn: boolean,
  found: Found,
): string | null {
  const { status, type, text } = found;
  if (status >= 500 && operation.path !== '/health/ready') return 'a defect of the server';
  const undescribed = problemWith(request.method, request.path, found);
  if (undescribed) return undescribed;
  if (found.ms > LIMIT_MS) return `${Math.round(found.ms)} ms`;
  if (status >= 400 && /\bat .+:\d+:\d+|node_modules/.test(text)) return 'a stack';
  const refusesAsProblem = status >= 400 && type.startsWith('application/problem+json');
  if (!type.startsWith('application/json') && !refusesAsProblem) {
    const described = Object.keys(operation.responses[status]?.content ?? {});
    return described.some((one) => type.startsWith(one)) ? null : `type ${type}`;
  }
  const body = JSON.parse(text) as Record<string, unknown>;
  // A session does not open what programs call with a key, however it is asked.
  const forbidden = status === 403 && operation['x-access']?.startsWith('key:');
  if (request.statuses && !request.statuses.includes(status) && !forbidden && (signedIn || status !== 401))
    return `not ${request.statuses}`;
  // Of the shape that their readers outside expect.
  if (/^\/(?:(?:health|\.well-known)\/|did\.json$)/.test(operation.path)) return null;
  if (operation.path.startsWith('/api/v1/')) {
    const failure = typeof body.message === 'string' && typeof body.reason === 'string';
    return status < 300 || failure ? null : 'not the shape of a refusal';
  }
  return envelopeProblem(body, status, operation.path.startsWith('/api/admin/') ? [100] : [200, 0], signedIn);
}

function envelopeProblem(
  body: Record<string, unknown>,
  status: number,
  successes: readonly unknown[],
  signedIn: boolean,
): string | null {
  const { code, message, errMsg, data } = body;
  if (Object.keys(body).sort().join() !== 'code,data,errMsg,message') return 'not the envelope';
  if (typeof message !== 'string' || message === '' || message !== errMsg) return 'message and errMsg differ';
  if (code === 500) return signedIn ? 'code 500 with a live session' : status === 401 ? null : 'code 500';
  if (status === 200) return successes.includes(code) ? null : `code ${code} for a success`;
  if (code !== status) return `code ${code} for ${status}`;
  const { reason, message: text } = data as { reason?: unknown; message?: unknown };
  return typeof reason === 'string' && text === message ? null : 'no reason in data';
}

/** Does the works, some at a time. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

/** Whom it is not for, they are refused before the fields of their body are looked at. */
const isForStudents = (operation: ListedOperation) => /^(?:open|signed-in)$/.test(operation['x-access'] ?? 'open');

/** What is sent; of the operations whose body is read of this actor, and is the same, the first gets everything. */
function walkFor(
  actor: Actor,
  bodyIsRead: (operation: ListedOperation) => boolean,
): { operation: ListedOperation; request: HostileRequest }[] {
  const seen = new Set<string>();
  return operationsOf(document).flatMap((operation) => {
    const body = JSON.stringify(operation.requestBody?.content ?? operation.name);
    const all = bodyIsRead(operation) && !seen.has(body);
    if (all) seen.add(body);
    return hostileRequests(document, operation, actor, all).map((request) => ({ operation, request }));
  });
}

describe('hostile input to every operation', () => {
  let sent = 0;

  it('is known in number: the document names every operation', () => {
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThanOrEqual(LEAST.operations);
    expect(new Set(operations.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']));
  });

  it.each([
    ['nobody', () => false],
    ['a student', isForStudents],
    ['an administrator', () => true],
  ])(
    'from %s is refused or taken, and never upsets the server',
    async (who, bodyIsRead) => {
      const actor: Actor =
        who === 'nobody'
          ? { userId: 1, recordId: 1, token: async () => null }
          : await actorOf(who === 'a student' ? await registerStudent(server) : ADMIN);
      const problems: string[] = [];
      const statuses = new Set<number>();
      const requests = walkFor(actor, bodyIsRead);
      await inParallel(requests, async ({ operation, request }) => {
        const token = await actor.token(operation);
        const found = await send(request, token);
        sent++;
        statuses.add(found.status);
        const problem = problemOf(operation, request, token !== null, found);
        if (problem)
          problems.push(`${operation.name}, ${request.name}: ${found.status} ${problem}: ${found.text.slice(0, 200)}`);
      });
      expect(problems).toEqual([]);
      expect([...statuses]).toEqual(
        expect.arrayContaining(who === 'nobody' ? [200, 400, 401] : [200, 400, 403, 404, 413, 415]),
      );
    },
    WALK_LIMIT_MS,
  );

  it('was as much as it should be', () => {
    expect(sent).toBeGreaterThanOrEqual(LEAST.requests);
  });

  it('leaves the server in health, its data whole', async () => {
    const anyone = new PortalClient(server.url);
    expect(await (await anyone.raw('/health/ready')).json()).toEqual({ status: 'ready' });
    const student = await signIn(server.url, STUDENT);
    expect((await student.get('/api/user/info')).data).toMatchObject({
      email: STUDENT.email,
      role: 1,
      permissions: [],
    });
    expect((await student.get<{ count: number }>('/api/cert/list')).data.count).toBe(0);
    const list = await anyone.get<{ allCount: number }>('/api/university/list');
    expect(list.data.allCount).toBeGreaterThan(60);
    expect(server.log).not.toMatch(/ERROR|FATAL|failed:/);
  });
});
