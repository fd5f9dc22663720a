// On the stack: a key that is revoked at one API is dead at the other.
import { createHash } from 'node:crypto';
import { newIntegrator, newKey } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { resourceClient } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let staff: PortalClient;

beforeAll(async () => {
  server = await startServer();
  staff = await staffWith(server, ['integrators.manage']);
});
afterAll(() => server.dispose());

const anyone = () => new PortalClient(server.url);

describe('an integrator', () => {
  const FIELDS = { name: 'Universiti Contoh', contact: 'It@Contoh.example', purpose: 'Admissions.' };

  it('is made, read, changed and closed by the client of react-admin', async () => {
    const api = resourceClient(staff);
    const { data } = await api.create('integrators', { data: FIELDS });
    expect(data).toMatchObject({ ...FIELDS, contact: 'it@contoh.example', status: 'active', version: 1 });
    expect((await api.getOne('integrators', { id: data.id })).data).toEqual(data);
    const closed = { ...data, status: 'closed' };
    const changed = (await api.update('integrators', { id: data.id, data: closed, previousData: data })).data;
    expect(changed).toEqual({ ...closed, version: 2 });
    const list = {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'contoh' },
    };
    expect((await api.getList('integrators', { ...list, sort: { field: 'name', order: 'ASC' } })).data).toEqual([
      changed,
    ]);
  });

  it('needs a name that no other has, a contact and a purpose', async () => {
    const send = (body: object) => resource(staff, 'POST', 'integrators', { body });
    const errors = { name: expect.any(String), contact: expect.any(String), purpose: expect.any(String) };
    expect(await send({})).toEqual(resourceRefused(400, 'invalid_input', errors));
    const taken = { name: expect.any(String) };
    expect(await send(FIELDS)).toEqual(resourceRefused(409, 'already_exists', taken));
  });

  it('is a matter of those who manage integrators', async () => {
    const other = await staffWith(server, ['catalog.manage', 'users.manage']);
    expect((await resource(other, 'GET', 'integrators')).status).toBe(403);
    expect((await resource(other, 'POST', 'api-keys', { body: {} })).status).toBe(403);
  });
});

describe('a key', () => {
  it('is shown once, and kept as its SHA-256', async () => {
    const { id } = await newIntegrator(staff);
    const made = await newKey(staff, id, { networks: ['203.0.113.0/24'], permissions: ['reports.check'] });
    expect(made.key).toMatch(/^mv_live_[0-9A-Za-z]{36}$/);
    const shown = { beginning: made.key.slice(0, 16), state: 'active', networks: ['203.0.113.0/24'] };
    const { body } = await resource(staff, 'GET', `api-keys/${made.id}`);
    expect(body).toMatchObject({ ...shown, permissions: ['reports.check'], lastUsedAt: null });
    expect(JSON.stringify(body)).not.toContain(made.key);
    const [row] = await rowsOf<object>(server.database, 'SELECT * FROM api_keys WHERE id = ?', [made.id]);
    expect(row).toMatchObject({ hash: createHash('sha256').update(made.key).digest('hex') });
    expect(JSON.stringify(row)).not.toContain(made.key.slice(16));
    const told = await rowsOf<object>(server.database, "SELECT * FROM audit_events WHERE action = 'api-key.made'", []);
    expect(JSON.stringify(told)).not.toContain(made.key.slice(16));
  });

  it('is one of two that work at once, and none for an integrator that is closed', async () => {
    const { id, version } = await newIntegrator(staff);
    const [first] = [await newKey(staff, id), await newKey(staff, id)];
    const third = { integratorId: id, name: 'Third', permissions: ['reports.check'] };
    expect(await resource(staff, 'POST', 'api-keys', { body: third })).toEqual(resourceRefused(409, 'too_many_keys'));
    expect((await resource(staff, 'POST', 'api-keys', { body: { ...third, mode: 'test' } })).status).toBe(201);
    const revoked = await resource(staff, 'POST', `api-keys/${first?.id}/revoke`);
    expect(revoked.body).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
    expect((await resource(staff, 'POST', 'api-keys', { body: third })).status).toBe(201);
    await resource(staff, 'PUT', `integrators/${id}`, { body: { version, status: 'closed' } });
    expect(await resource(staff, 'POST', 'api-keys', { body: third })).toEqual(
      resourceRefused(409, 'integrator_closed'),
    );
  });

  it('takes no nonsense', async () => {
    const { id: integratorId } = await newIntegrator(staff);
    const wrong = {
      name: '',
      permissions: ['certificates.read'],
      networks: ['example.com'],
      endsAt: 'tomorrow',
      mode: 'prod',
    };
    const errors = Object.fromEntries(Object.keys(wrong).map((field) => [field, expect.any(String)]));
    const answer = await resource(staff, 'POST', 'api-keys', { body: { integratorId, ...wrong } });
    expect(answer).toEqual(resourceRefused(400, 'invalid_input', errors));
    const past = { integratorId, name: 'Past', permissions: ['reports.check'], endsAt: '2020-01-01T00:00:00Z' };
    expect((await resource(staff, 'POST', 'api-keys', { body: past })).body).toMatchObject({
      errors: { endsAt: expect.any(String) },
    });
    const nobodys = { integratorId: 2_000_000_000, name: 'Nobody', permissions: ['reports.check'] };
    expect((await resource(staff, 'POST', 'api-keys', { body: nobodys })).status).toBe(404);
  });

  it('is no session', async () => {
    const { key } = await newKey(staff, (await newIntegrator(staff)).id);
    const program = new PortalClient(server.url, key);
    for (const path of ['certificates', 'integrators', 'me/sessions', 'users']) {
      expect(await resource(program, 'GET', path)).toEqual(resourceRefused(401, 'no_session'));
    }
    expect((await program.get('/api/user/info')).status).toBe(401);
  });

  it('in an address is refused, ended, and told to its owner', async () => {
    const { id } = await newIntegrator(staff, { contact: 'leaks@contoh.example' });
    const { key, id: keyId } = await newKey(staff, id, { name: 'Leaky' });
    const refused = await resource(anyone(), 'GET', `reports/check/MYV-00000-00000-00000?api_key=${key}`);
    expect(refused).toEqual(resourceRefused(400, 'key_in_address'));
    expect(JSON.stringify(refused.body)).not.toContain(key.slice(16));
    const { body } = await resource(staff, 'GET', `api-keys/${keyId}`);
    expect(body).toMatchObject({ state: 'revoked', leakedAt: expect.any(String) });
    const mail = await waitFor('the mail', async () =>
      (await server.mails()).find(({ to }) => to?.[0]?.address === 'leaks@contoh.example'),
    );
    expect(mail?.text).toContain('Leaky');
    expect(mail?.text).not.toContain(key.slice(16));
    // What is no key of ours, or mistyped, is nobody's.
    expect((await resource(anyone(), 'GET', `universities?q=${key.slice(0, -1)}`)).body).not.toMatchObject({
      reason: 'key_in_address',
    });
  });
});

it('administrators may manage integrators', async () => {
  const admin = await signIn(server.url, ADMIN);
  expect((await resource(admin, 'GET', 'integrators')).status).toBe(200);
});
