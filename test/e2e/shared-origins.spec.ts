import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '../support/api-document.js';
import { program } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

const ORIGIN = 'https://elsewhere.example';

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});
afterAll(() => server.dispose());

const { paths }: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../api-client/openapi.json'), 'utf8'),
);

/** The headers that the operations which any page may call say that they take. */
const TAKEN = Object.entries(paths)
  .filter(([path]) => /^\/api\/v1\/(?:reports\/check\/|report-checks(?:\/|$))/.test(path))
  .flatMap(([, item]) => Object.values(item).flatMap(({ parameters = [] }) => parameters))
  .filter((one) => one.in === 'header')
  .map(({ name }) => name);

const preflight = (path: string, method: string) =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    },
  });

it('any page may check a report, with a key or by its number, and sends no cookie', async () => {
  const asked = await anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000', { headers: { origin: ORIGIN } });
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  for (const path of ['/api/v1/report-checks', '/api/v1/report-checks/12/results']) {
    const answer = await preflight(path, 'POST');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['Authorization', 'Idempotency-Key', ...TAKEN]));
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['Idempotency-Replayed', 'Deprecation', 'Sunset', 'Link']));
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
  const caller = await program(await signIn(server.url, ADMIN));
  const checked = await caller.raw('/api/v1/report-checks', {
    method: 'POST',
    headers: { origin: ORIGIN, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ number: 'MYV-00000-00000-00000' }] }),
  });
  expect([checked.status, checked.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

it('keys and status lists too, which verifiers in pages ask for', async () => {
  for (const name of ['.well-known/jwks.json', '.well-known/did.json', '.well-known/jwt-vc-issuer', 'did.json']) {
    const asked = await fetch(`${server.url}/${name}`, { headers: { origin: ORIGIN } });
    await asked.body?.cancel();
    expect([name, asked.headers.get('access-control-allow-origin')]).toEqual([name, '*']);
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

it('and nothing else', async () => {
  for (const path of [
    '/api/v1/certificates',
    '/api/v1/universities',
    '/api/user/info',
    '/api/v1/webhooks',
    '/docs-json',
  ]) {
    const asked = await fetch(server.url + path, { headers: { origin: ORIGIN } });
    await asked.body?.cancel();
    expect([path, asked.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    const answer = await preflight(path, 'GET');
    await answer.body?.cancel();
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

it('every answer says how many calls are left', async () => {
  const first = await anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000');
  const left = (answer: Response, name: string) =>
    Number(new RegExp(`"${name}";r=(\\d+);t=\\d+`).exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  expect(first.headers.get('ratelimit-policy')).toMatch(/^"all";q=\d+;w=60, "check-number";q=\d+;w=60$/);
  const second = await anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000');
  for (const name of ['all', 'check-number']) expect(left(second, name)).toBe(left(first, name) - 1);
});
