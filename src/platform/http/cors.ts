import type { FastifyInstance } from 'fastify';

/**
 * What any page may call, without cookies: the check of a report, by its number or with a key. The keys and status
 * lists say so themselves.
 */
const SHARED = /^\/api\/v1\/(?:reports\/check\/|report-checks(?:[/?]|$))/;
const A_DAY = '86400';

/** Lets pages of any origin call these, and nothing else. A hook: a preflight is a request of no operation. */
export function shareWithAnyOrigin(server: Pick<FastifyInstance, 'addHook'>): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!SHARED.test(request.url)) return done();
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header(
      'Access-Control-Expose-Headers',
      'ETag, Location, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, X-Request-Id, Deprecation, Sunset, Link',
    );
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return done();
    reply
      .status(204)
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept, If-None-Match, Idempotency-Key')
      .header('Access-Control-Max-Age', A_DAY)
      .send();
  });
}
