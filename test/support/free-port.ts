import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that the system itself gives to connections and to whoever asks for any; above 10080, the last port that
 * browsers and `fetch` refuse to speak to.
 */
const FIRST = 11_000;
const PROCESSES = 400;
const PORTS = 50;

let next = randomInt(PORTS);

/**
 * A port of 127.0.0.1 that nothing listens on. Whoever is given one may take seconds to listen on it, so processes that
 * run tests at the same time look among ports of their own.
 */
export async function freePort(): Promise<number> {
  const own = FIRST + (process.pid % PROCESSES) * PORTS;
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = own + (next++ % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${own} on is free`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (listens) await once(probe.close(), 'close');
  return listens;
}
