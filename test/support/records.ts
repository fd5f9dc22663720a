import { randomUUID } from 'node:crypto';
import type { PortalCertificate } from './applicant.js';
import type { Failure, PortalAnswer, PortalClient } from './portal.js';
import { signIn } from './portal.js';
import { ADMIN, type RunningServer } from './server.js';
import { rowsOf } from './tables.js';

type Call = 'add' | 'add-apply' | 'add-auth' | 'update' | 'update-apply' | 'update-auth';

/** Saves a record by one of the six calls with a form. @throws Error where that is refused. */
export async function record(client: PortalClient, call: Call, form: object = {}): Promise<PortalCertificate> {
  const answer = await client.post<PortalCertificate>(`/api/cert/${call}`, form);
  if (answer.status !== 200) throw new Error(`cert/${call}: ${answer.status} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

export async function detail(client: PortalClient, id: number): Promise<PortalCertificate> {
  return (await client.get<PortalCertificate>('/api/cert/detail', { id })).data;
}

export async function rejectRecord(officer: PortalClient, id: number, reject_reason = 'Too blurred'): Promise<void> {
  const { status, data } = await officer.post('/api/cert/reject', { ids: [id], reject_reason });
  if (status !== 200) throw new Error(`cert/reject: ${status} ${JSON.stringify(data)}`);
}

/** What a success looks like, whatever its data. */
export function success(message: string) {
  return { status: 200, code: 200, message, errMsg: message };
}

/** What a refusal looks like. */
export function refusal(status: number, reason: string) {
  return { status, code: status, data: { reason } };
}

/** The texts by field of an answer that must be the refusal `reason`. */
export function fieldErrors(answer: PortalAnswer<unknown>, reason: string): Record<string, string> {
  expect(answer).toMatchObject(refusal(400, reason));
  expect(answer.message).toBe(answer.errMsg);
  expect((answer.data as Failure).message).toBe(answer.message);
  return (answer.data as Failure).errors ?? {};
}

/** An answer without what differs from one request to the next. */
export async function withoutRequestId(answer: Response): Promise<{ status: number; body: string; headers: object }> {
  const body = (await answer.text()).replace(/"(?:requestId|instance)":"[^"]+"/g, '');
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'x-request-id', 'content-length', 'ratelimit', 'x-ratelimit-remaining'])
    delete headers[name];
  return { status: answer.status, body, headers };
}

let roles = 10;

/** A staff member with a role that the portal's own accounts do not have; it is put straight into the tables. */
export async function staffWith(
  server: RunningServer,
  permissions: readonly string[],
): Promise<PortalClient & { readonly email: string }> {
  const { database } = server;
  const role = roles++;
  const email = `${randomUUID()}@staff.example`;
  await rowsOf(database, 'INSERT INTO roles (id, name, permissions) VALUES (?, ?, ?)', [
    role,
    `Role ${role}`,
    JSON.stringify(permissions),
  ]);
  await rowsOf(
    database,
    `INSERT INTO users (version, username, email, password_hash, role_id, status, language, created_at, updated_at)
     SELECT 1, ?, ?, password_hash, ?, status, language, created_at, updated_at FROM users WHERE email = ?`,
    [email, email, role, ADMIN.email],
  );
  return Object.assign(await signIn(server.url, { email, password: ADMIN.password }), { email });
}

/** An application that an officer has verified. */
export async function verifiedRecord(student: PortalClient, officer: PortalClient, form: object) {
  const { id, version } = await record(student, 'add-apply', form);
  return record(officer, 'update-auth', { id, version });
}
