import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemWith } from '../support/held-answers.js';
import { PortalClient } from '../support/portal.js';

describe('an answer that the document does not know', () => {
  const live = { status: 200, type: 'application/json; charset=utf-8', text: '{"status":"up"}' };
  const problem = (changes: Partial<typeof live>) => problemWith('GET', '/health/live', { ...live, ...changes });

  it('is told by its status, its type, a field too many, one too few, and one of another type', () => {
    expect(problem({})).toBeNull();
    expect(problem({ status: 418 })).toContain('status 418 is not described');
    expect(problem({ type: 'text/html' })).toContain('type text/html is not described for 200');
    expect(problem({ text: '{"status":"up","load":1}' })).toContain('must NOT have additional properties');
    expect(problem({ text: '{}' })).toContain("must have required property 'status'");
    expect(problem({ text: '{"status":1}' })).toContain('answer/status');
  });

  it('fails the call of every client', async () => {
    const liar = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end('{"status":1}'));
    await once(liar.listen(0, '127.0.0.1'), 'listening');
    const client = new PortalClient(`http://127.0.0.1:${(liar.address() as AddressInfo).port}`);
    await expect(client.raw('/health/live')).rejects.toThrow('GET /health/live answered 200 unlike its description');
    await expect(client.post('/api/user/login')).rejects.toThrow('unlike its description');
    expect((await client.raw('/nothing')).status).toBe(200);
    await once(liar.close(), 'close');
  });

  it('is let through where it comes from no operation', () => {
    expect(problemWith('GET', '/nothing', live)).toBeNull();
    expect(problemWith('POST', '/health/live', live)).toBeNull();
  });
});
