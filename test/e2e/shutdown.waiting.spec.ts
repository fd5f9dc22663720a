import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerStudent } from '../support/applicant.js';
import { paddedPdf } from '../support/padded.js';
import { type RunningServer, STUDENT, startAlone, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

/** More than the system keeps for a connection whose other end does not read. */
const SIZE = 10_000_000;

/** Long before connections are cut. */
const SOON_MS = 15_000;

/** A server, and a client that has asked it for a large file and reads nothing of it yet. */
async function startWithUnreadAnswer(): Promise<{ server: RunningServer; answer: IncomingMessage }> {
  const server = await startAlone();
  const student = await registerStudent(server);
  const { data } = await student.upload('payment', 'large.pdf', paddedPdf(SIZE));
  const headers = { authorization: `Bearer ${student.token}` };
  const asked = get(`${server.url}${data.url}`, { agent: new Agent({ keepAlive: true }), headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.pause();
  return { server, answer };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now();
  return { result: await work(), ms: performance.now() - begun };
}

describe('a server that is asked to stop', () => {
  it('ends at once with code 0 where nothing is in flight', async () => {
    const server = await startAlone();
    await (await fetch(`${server.url}/health/live`)).text();
    const { result, ms } = await timed(() => server.stop());
    expect(result).toBe(0);
    expect(ms).toBeLessThan(SOON_MS);
    await server.dispose();
  });

  it('lets an answer in flight finish, and ends soon afterwards though the connection is kept alive', async () => {
    const { server, answer } = await startWithUnreadAnswer();
    const stopping = server.stop();
    await sleep(500);
    expect(server.process.exitCode).toBeNull();
    let received = 0;
    answer.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    answer.resume();
    await once(answer, 'end');
    const { result, ms } = await timed(() => stopping);
    expect([received, result]).toEqual([SIZE, 0]);
    expect(ms).toBeLessThan(SOON_MS);
    await server.dispose();
  });

  it('sends away at once who waits before a try at a password', async () => {
    const server = await startAlone();
    const login = () =>
      fetch(`${server.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: STUDENT.email, password: 'Wrong-2026' }),
      });
    expect((await login()).status).toBe(401);
    const everywhere = 'account_hash = of_account';
    inData(server, (data) => data.prepare(`UPDATE login_failures SET tries = 60 WHERE ${everywhere}`).run());
    const waiting = login();
    const counted = `SELECT tries FROM login_failures WHERE ${everywhere}`;
    await waitFor(
      'the try to be counted',
      async () => inData(server, (data) => data.prepare<[], { tries: number }>(counted).get())?.tries === 61,
    );
    const { result, ms } = await timed(() => server.stop());
    expect([(await waiting).status, result]).toEqual([503, 0]);
    expect(ms).toBeLessThan(SOON_MS);
    await server.dispose();
  });

  it('ends though a client never reads what it asked for', async () => {
    const { server, answer } = await startWithUnreadAnswer();
    answer.on('error', () => undefined); // it is cut off
    const { result, ms } = await timed(() => server.stop());
    expect(result).toBe(0);
    // It cuts connections after 26 seconds; the rest is left to a busy machine.
    expect(ms).toBeLessThan(40_000);
    answer.destroy();
    await server.dispose();
  });
});
