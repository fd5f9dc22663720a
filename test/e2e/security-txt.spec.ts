import { type RunningServer, startServer } from '../support/server.js';

const servers: RunningServer[] = [];
const start = async (env: Record<string, string>) => {
  const server = await startServer({ env });
  servers.push(server);
  return server;
};

afterAll(() => Promise.all(servers.map((server) => server.dispose())));

it('names the contact, and leads to what holds for whoever writes', async () => {
  const { url } = await start({ SECURITY_CONTACT: 'security@example.com' });
  const answer = await fetch(`${url}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/su) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(fields.get('Contact')).toBe('mailto:security@example.com');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
  const policy = await fetch(`${url}${new URL(fields.get('Policy') ?? '').pathname}`);
  expect([policy.status, policy.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await policy.text()).toContain('href="mailto:security@example.com"');
});

it('is not there where no contact is set, and neither is its page', async () => {
  const { url } = await start({});
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(404);
  expect(await (await fetch(`${url}/docs/security`)).text()).not.toContain('Tell us of a hole');
});
