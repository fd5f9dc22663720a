// On the stack: a key that was used at one API is known to the other.
import { randomUUID } from 'node:crypto';
import type { Permission } from '../../src/domain/account/role.js';
import { givePassword } from '../support/accounts.js';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed: string | null;
}

const PASSWORD = 'Officer-2026';
const REVIEWER: Permission[] = ['certificates.read', 'certificates.review', 'news.manage'];

let server: RunningServer;
let admin: PortalClient;
let student: PortalClient & { readonly email: string };
let made = 0;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
});
afterAll(() => server.dispose());

async function send(client: PortalClient, path: string, key: string, body: object, method = 'POST'): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await client.raw(path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.text(), replayed: answer.headers.get('idempotency-replayed') };
}

async function asAdmin(path: string, body: object, method = 'POST') {
  const answer = await admin.raw(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found = (await answer.json()) as { id: number; version: number };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(found)}`);
  return found;
}

/** A reviewer with a role of their own, which `allow` changes. */
async function reviewer() {
  const name = `reviewer.${++made}`;
  const role = await asAdmin('/api/v1/roles', { name, permissions: REVIEWER });
  const account = { email: `${name}@staff.example`, username: name, roleId: role.id };
  const user = await asAdmin('/api/v1/users', account);
  await givePassword(server.url, account.email, PASSWORD);
  const client = await signIn(server.url, { email: account.email, password: PASSWORD });
  let { version } = role;
  const allow = async (permissions: readonly Permission[]) => {
    ({ version } = await asAdmin(`/api/v1/roles/${role.id}`, { version, permissions }, 'PUT'));
  };
  return { client, user, allow };
}

async function application(): Promise<PortalCertificate> {
  const applied = await student.post<PortalCertificate>('/api/cert/add-apply', await completeForm(student));
  expect(applied.code).toBe(200);
  return applied.data;
}

/** What a reviewer does with an application, on both surfaces. */
const DECISIONS: [name: string, path: (id: number) => string, body: (one: PortalCertificate) => object][] = [
  ['approves', (id) => `/api/v1/certificates/${id}/approve`, ({ version }) => ({ version })],
  ['approves in the portal', () => '/api/cert/update-auth', ({ id, version }) => ({ id, version })],
  ['rejects', (id) => `/api/v1/certificates/${id}/reject`, ({ version }) => ({ version, reason: 'Blurred.' })],
];

describe('a request that is repeated with its key by whoever', () => {
  it.each(DECISIONS)('%s is judged by the permissions of now', async (_, pathOf, bodyOf) => {
    const record = await application();
    await acceptAll(admin, record.id, record.version);
    const { client, allow } = await reviewer();
    const [path, body, key] = [pathOf(record.id), bodyOf(record), randomUUID()];
    const first = await send(client, path, key, body);
    expect(first).toMatchObject({ status: 200, replayed: null, body: expect.stringContaining('E12345678') });

    await allow(['certificates.read']);
    const reader = await send(client, path, key, body);
    expect(reader).toMatchObject({ status: 403, replayed: null, body: expect.stringContaining('forbidden') });
    await allow(['news.manage']);
    const stranger = await send(client, path, key, body);
    // As a request with another key: not even that there is such a record is told.
    expect(stranger).toMatchObject({ status: 404, replayed: null });
    expect((await send(client, path, randomUUID(), body)).status).toBe(404);
    for (const { body: told } of [reader, stranger]) expect(told).not.toContain('E12345678');

    // A permission that it does not need may come and go.
    await allow(['certificates.review']);
    expect(await send(client, path, key, body)).toEqual({ ...first, replayed: 'true' });
  });

  it('has made a record is judged by the permissions of now', async () => {
    const { client, allow } = await reviewer();
    const key = randomUUID();
    const prepared = { name: 'Prepared For Somebody', email: student.email };
    for (const path of ['/api/v1/certificates', '/api/cert/add']) {
      const one = `${key}${path}`;
      await allow(REVIEWER);
      const first = await send(client, path, one, prepared);
      expect(first.body).toContain('Prepared For Somebody');
      await allow(['certificates.read', 'news.manage']);
      expect(await send(client, path, one, prepared)).toMatchObject({
        status: 403,
        replayed: null,
        body: expect.not.stringContaining('Prepared For Somebody'),
      });
      await allow(REVIEWER);
      expect(await send(client, path, one, prepared)).toEqual({ ...first, replayed: 'true' });
    }
  });

  it('has removed a record gets the first answer, for as long as removing is allowed', async () => {
    const { client, allow } = await reviewer();
    const draft = await student.post<PortalCertificate>('/api/cert/add', { name: 'Draft' });
    const [path, body, key] = ['/api/cert/remove', { ids: [draft.data.id] }, randomUUID()];
    const first = await send(client, path, key, body);
    expect(first.status).toBe(200);
    expect(await send(client, path, key, body)).toEqual({ ...first, replayed: 'true' });
    await allow(['certificates.read']);
    expect(await send(client, path, key, body)).toMatchObject({ status: 403, replayed: null });
  });

  it('has no session any more is not answered at all', async () => {
    const record = await application();
    const body = { version: record.version };
    await acceptAll(admin, record.id, record.version);
    const path = `/api/v1/certificates/${record.id}/approve`;
    const { client, user } = await reviewer();
    const key = randomUUID();
    expect((await send(client, path, key, body)).status).toBe(200);
    await asAdmin(`/api/v1/users/${user.id}`, { version: user.version, status: 'disabled' }, 'PUT');
    expect(await send(client, path, key, body)).toMatchObject({ status: 401, replayed: null });

    const other = await reviewer();
    const draft = { name: 'Prepared' };
    expect((await send(other.client, '/api/v1/certificates', key, draft)).status).toBe(201);
    await asAdmin(`/api/v1/users/${other.user.id}/end-sessions`, {});
    expect(await send(other.client, '/api/v1/certificates', key, draft)).toMatchObject({ status: 401, replayed: null });
  });

  it('does not own the record any more is told nothing of it', async () => {
    const owner = await registerStudent(server);
    const form = { name: 'Theirs No More' };
    const key = randomUUID();
    const first = await send(owner, '/api/cert/add', key, form);
    const { id } = (JSON.parse(first.body) as { data: PortalCertificate }).data;
    const change = { id, note: 'A note' };
    expect((await send(owner, '/api/cert/update', `${key}2`, change)).body).toContain('Theirs No More');
    await rowsOf(server.database, 'UPDATE certificates SET owner_id = NULL WHERE id = ?', [id]);
    for (const [path, one, body, status] of [
      ['/api/cert/add', key, form, 403],
      ['/api/cert/update', `${key}2`, change, 404],
    ] as const) {
      const again = await send(owner, path, one, body);
      expect(again).toMatchObject({ status, replayed: null, body: expect.not.stringContaining('Theirs No More') });
    }
  });
});
