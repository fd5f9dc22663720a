import type { Server } from 'node:http';

/**
 * After requests are taken no more: later than jobs may take to finish, sooner than the 30 s after which we are killed.
 */
export const CUT_CONNECTIONS_MS = 26_000;
const CLOSE_IDLE_EVERY_MS = 200;

type Connections = Pick<Server, 'listening' | 'closeIdleConnections' | 'closeAllConnections'>;

/**
 * Closing waits for every connection to end, and not every client lets its own end.
 * @param drainMs for how long requests are still taken
 */
export function endConnections(server: Connections, drainMs: number): void {
  // Those that were busy when closing began would be kept alive for their next request.
  const closeIdle = () => server.listening || server.closeIdleConnections();
  setInterval(closeIdle, CLOSE_IDLE_EVERY_MS).unref();
  // Those whose client does not read what it asked for would never end.
  setTimeout(() => server.closeAllConnections(), drainMs + CUT_CONNECTIONS_MS).unref();
}
