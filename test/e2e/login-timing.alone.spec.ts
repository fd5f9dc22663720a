import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, STUDENT, startAlone } from '../support/server.js';
import { endLoginWindows } from '../support/server-data.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startAlone();
});

afterAll(() => server.dispose());

describe('a wrong password and an unknown account', () => {
  const attempt = async (email: string) => {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Wrong-2026' }),
    });
    const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '"requestId":""');
    return { ms: performance.now() - begun, status: answer.status, length: answer.headers.get('content-length'), text };
  };

  it('look the same and take the same time', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 24; round++) {
      if (round % 8 === 0) endLoginWindows(server);
      const known = await attempt(STUDENT.email);
      await sleep(5);
      const unknown = await attempt(`nobody.x${String(round).padStart(2, '0')}@example.com`);
      expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
      expect(known.status).toBe(401);
      times.known.push(known.ms);
      times.unknown.push(unknown.ms);
    }
    const [known, unknown] = [lowerQuartile(times.known), lowerQuartile(times.unknown)];
    // A hash takes some 20 ms; without one the answer is there in 3.
    expect(Math.min(known, unknown)).toBeGreaterThan(Math.max(known, unknown) * 0.6);
  });
});

/** Whatever else the machine does makes an answer later, never sooner. */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;
}
