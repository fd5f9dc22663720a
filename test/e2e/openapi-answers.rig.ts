import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

export interface Made {
  readonly id: number;
  readonly version: number;
}

export interface Issued {
  readonly id: number;
  readonly certificateId: number;
  readonly renderedAt: string | null;
}

export let server: RunningServer;
export let officer: PortalClient;
export let student: PortalClient & { readonly password: string; readonly email: string };

/** Before all tests: a server, an officer and a student. */
export async function startWalk(): Promise<void> {
  // An undo needs something that is held, an offer a wallet.
  server = await startServer({ env: { DECISION_HOLD_SECONDS: '60', WALLET: 'on' } });
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
}

type Method = Parameters<typeof resource>[1];

/** A call that must succeed; the client holds its answer against the document. */
export async function done(client: PortalClient, method: Method, path: string, body?: unknown): Promise<Made> {
  const answer = await resource<Made>(client, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Makes one, lists all, reads it, changes it. */
export async function keep(path: string, fields: object, change: object = fields): Promise<Made> {
  const { id, version } = await done(officer, 'POST', path, fields);
  await done(officer, 'GET', path);
  await done(officer, 'GET', `${path}/${id}`);
  return done(officer, 'PUT', `${path}/${id}`, { version, ...change });
}

export async function opened(client: PortalClient, path: string): Promise<void> {
  const answer = await client.raw(path);
  await answer.arrayBuffer();
  expect([path, answer.status]).toEqual([path, 200]);
}

export const remove = (path: string, { id }: Made) => done(officer, 'DELETE', `${path}/${id}`);
