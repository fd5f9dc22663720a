import { operationsOf, readDocument } from '../support/api-document.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

interface Asked {
  readonly body?: object;
  readonly tag?: string;
}

async function call(client: PortalClient, method: string, path: string, { body, tag }: Asked = {}) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(tag === undefined ? {} : { 'if-match': tag }),
  };
  const answer = await client.raw(`/api/v1/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, etag: answer.headers.get('etag'), body: said, reason: said.reason };
}

/** Records that whoever knows the catalogue makes out of nothing, and a change of each. */
const MADE: readonly [resource: string, body: object, change: object][] = [
  ['companies', { name: 'Tagged', region: 'Beijing' }, { region: 'Shanghai' }],
  [
    'universities',
    { name: 'Universiti Tagged', region: 'Perak', country: 'Malaysia', nature: 'public university' },
    { region: 'Kedah' },
  ],
  ['news', { title: 'Tagged', content: '<p>Text</p>' }, { title: 'Retagged' }],
  [
    'rejection-reasons',
    { titleEn: 'Blurred', titleCn: '模糊', titleMs: 'Kabur', textEn: 'Blurred.', textCn: '模糊。', textMs: 'Kabur.' },
    { titleEn: 'Too blurred' },
  ],
  ['roles', { name: 'Tagged', permissions: [] }, { name: 'Retagged' }],
];

describe('If-Match', () => {
  it.each(MADE)('says as much as a version for %s', async (resource, fields, change) => {
    const made = await call(admin, 'POST', resource, { body: fields });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    const path = `${resource}/${made.body.id}`;
    expect((await call(admin, 'GET', path)).etag).toBe('"1"');

    const changed = await call(admin, 'PUT', path, { body: change, tag: '"1"' });
    expect(changed).toMatchObject({ status: 200, etag: '"2"', body: { version: 2, ...change } });

    for (const method of ['PUT', 'DELETE']) {
      const sent = method === 'PUT' ? { body: change } : {};
      expect(await call(admin, method, path, { ...sent, tag: '"1"' })).toMatchObject({
        status: 412,
        reason: 'stale_version',
      });
      expect(await call(admin, method, path, { ...sent, tag: 'W/"2"' })).toMatchObject({ status: 412 });
      const refused = await call(admin, method, path, { ...sent, tag: '2' });
      expect(refused).toMatchObject({ status: 400, body: { errors: { 'If-Match': expect.any(String) } } });
    }
    expect(await call(admin, 'PUT', path, { body: { ...change, version: 1 } })).toMatchObject({
      status: 409,
      reason: 'stale_version',
    });
    expect(await call(admin, 'DELETE', `${path}?version=1`)).toMatchObject({ status: 409, reason: 'stale_version' });
    const both = { body: { ...change, version: 1 }, tag: '"2"' };
    expect(await call(admin, 'PUT', path, both)).toMatchObject({ status: 400, reason: 'invalid_input' });
    expect((await call(admin, 'GET', path)).etag).toBe('"2"');

    expect(await call(admin, 'DELETE', path, { tag: '"2"' })).toMatchObject({ status: 200 });
    expect((await call(admin, 'GET', path)).status).toBe(404);
  });

  it('stands for the version that a certificate needs', async () => {
    const made = await call(admin, 'POST', 'certificates', { body: { apply: false } });
    const path = `certificates/${made.body.id}`;
    expect(await call(admin, 'PUT', path, { body: { note: 'x' } })).toMatchObject({
      status: 428,
      reason: 'version_required',
    });
    expect(await call(admin, 'PUT', path, { body: { note: 'x' }, tag: '*' })).toMatchObject({ status: 428 });
    expect(await call(admin, 'PUT', path, { body: { note: 'x' }, tag: '"1"' })).toMatchObject({
      status: 200,
      etag: '"2"',
    });
    const stale = await call(admin, 'PUT', path, { body: { note: 'y' }, tag: '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { stale: expect.anything() } });
    expect(await call(admin, 'DELETE', path, { tag: '"1"' })).toMatchObject({ status: 412 });
    expect(await call(admin, 'DELETE', path, { tag: '"2"' })).toMatchObject({ status: 200 });
  });

  it('is taken of a webhook, by the key of a program', async () => {
    const { key } = await newKey(admin, (await newIntegrator(admin)).id);
    const program = new PortalClient(server.url, key);
    const made = await call(program, 'POST', 'webhooks', {
      body: { url: 'https://contoh.example/told', events: ['report.withdrawn'] },
    });
    const path = `webhooks/${made.body.id}`;
    expect(await call(program, 'DELETE', path, { tag: '"7"' })).toMatchObject({ status: 412 });
    expect(await call(program, 'DELETE', path, { tag: '"1"' })).toMatchObject({ status: 200 });
  });

  it('is refused where nothing would look at it', async () => {
    const refused = { status: 400, body: { errors: { 'If-Match': expect.any(String) } } };
    expect(await call(admin, 'PUT', 'me/preferences', { body: {}, tag: '"1"' })).toMatchObject(refused);
    expect(await call(admin, 'POST', 'companies', { body: {}, tag: '"1"' })).toMatchObject(refused);
    expect(await call(admin, 'POST', 'certificates/1/approve', { body: {}, tag: '"1"' })).toMatchObject(refused);
  });

  it('is described where it is taken, and nowhere else', async () => {
    const document = await readDocument(server.url);
    const told = operationsOf(document).filter(({ parameters = [] }) =>
      parameters.some((one) => 'name' in one && one.name === 'If-Match'),
    );
    expect(told.length).toBeGreaterThan(20);
    for (const { method, path } of told) {
      const at = path.replace('/api/v1/', '').replace('{id}', '1999999999');
      const key = path.startsWith('/api/v1/webhooks');
      // Read before anything is looked for: what takes a tag at all refuses this one as stale, not as out of place.
      const body = method === 'PUT' ? { body: {} } : {};
      const { status } = await call(admin, method, at, { ...body, tag: 'W/"1"' });
      expect([method, path, status]).toEqual([method, path, key ? 403 : 412]);
    }
  });
});

describe('If-None-Match', () => {
  it.each(['/api/university/list', '/api/v1/site', '/api/v1/notices', '/api/v1/credential-contexts/report-v3'])(
    'of %s saves what is known already',
    async (path) => {
      const first = await fetch(`${server.url}${path}`);
      const tag = first.headers.get('etag') ?? '';
      expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"[\w-]{43}"$/)]);
      const again = await fetch(`${server.url}${path}`, { headers: { 'if-none-match': `"x", ${tag}` } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect((await fetch(`${server.url}${path}`, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
    },
  );

  it('does nothing to what is not for everyone', async () => {
    const answer = await admin.raw('/api/v1/companies', { headers: { 'if-none-match': '*' } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });
});
