import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

type Values = Record<string, unknown>;

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const put = (values: unknown, client = admin) =>
  resource<{ values: Values }>(client, 'PUT', 'me/preferences', { body: { values } });
const all = async (client = admin) => (await resource<{ values: Values }>(client, 'GET', 'me/preferences')).body.values;

describe('preferences', () => {
  beforeEach(async () => {
    await put(Object.fromEntries(Object.keys(await all()).map((name) => [name, null])));
  });

  it('follow the person, and are nobody else’s', async () => {
    expect(await all()).toEqual({});
    const queries = [{ label: 'Mine in June', value: { filter: { view: 'mine' } } }];
    const changed = await put({ theme: 'dark', 'student.savedQueries': queries });
    expect([changed.status, changed.body.values]).toEqual([200, { theme: 'dark', 'student.savedQueries': queries }]);
    const elsewhere = await signIn(server.url, ADMIN);
    expect(await all(elsewhere)).toEqual(changed.body.values);
    expect(await all(await registerStudent(server))).toEqual({});
  });

  it('of two tabs keep each its own, and the last word on the same one', async () => {
    await put({ theme: 'dark', locale: 'cn' });
    await Promise.all([put({ 'sidebar.open': false }), put({ density: 'small' }), put({ locale: null })]);
    expect(await all()).toEqual({ theme: 'dark', 'sidebar.open': false, density: 'small' });
    await put({ theme: 'light' });
    expect(await all()).toMatchObject({ theme: 'light' });
  });

  it('that are set twenty times at once are there once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => put({ 'company.perPage': n })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(Object.keys(await all())).toEqual(['company.perPage']);
  });

  it.each<[unknown, string]>([
    [undefined, 'values'],
    [null, 'values'],
    ['x', 'values'],
    [[], 'values'],
    [{ colour: 'red' }, 'values.colour'],
    [{ 'student.selectedIds': [1] }, 'values.student.selectedIds'],
    [{ theme: 'x'.repeat(8_000) }, 'values.theme'],
  ])('are not %j, and nothing is lost', async (values, field) => {
    await put({ theme: 'dark' });
    expect(await put(values)).toEqual(resourceRefused(400, 'invalid_input', { [field]: expect.any(String) }));
    expect(await all()).toEqual({ theme: 'dark' });
  });

  it('have an end', async () => {
    const query = 'x'.repeat(7_900);
    const full = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${'abcdefgh'[n]}.savedQueries`, query]));
    expect((await put(full)).status).toBe(200);
    expect(await put({ 'z.savedQueries': query })).toEqual(resourceRefused(413, 'too_large'));
    expect((await put({ 'a.savedQueries': null, 'z.savedQueries': query })).status).toBe(200);
  });

  it('need a session', async () => {
    expect((await resource(new PortalClient(server.url), 'GET', 'me/preferences')).status).toBe(401);
  });
});
