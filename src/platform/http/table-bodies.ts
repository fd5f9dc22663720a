import type { FastifyInstance } from 'fastify';
import { BYTES_MAX } from '../../domain/report-check/check-request.js';

const ROUTE = '/api/v1/report-checks';
/** Of a body of a thousand reports with all that may be claimed of them, twice over. */
export const TABLE_VALUES_MAX = 50_000;

/** Whether an operation takes a thousand rows at once. */
export function takesTables(method: string, url: string): boolean {
  return method === 'POST' && (url === ROUTE || url.startsWith(`${ROUTE}?`));
}

/** Lets tables in, as bytes, and up to their own limit: an operation that takes none refuses the type. */
export function takeTables(server: Pick<FastifyInstance, 'addHook' | 'addContentTypeParser'>): void {
  server.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // A hook: Nest hands no limit of a route on.
  server.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => takesTables(method, route.url))) route.bodyLimit = BYTES_MAX;
  });
}
