import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../../config/env.js';
import { siteOf } from '../../domain/shared/network.js';
import type { Metrics } from '../ops/metrics.port.js';
import type { EndedSpan, Spans } from '../ops/spans.port.js';
import type { Trace } from '../ops/trace.port.js';
import type { Pseudonyms } from '../security/pseudonyms.port.js';
import type { AppRequest } from './request.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** The calls; whatever else there is belongs to the interfaces, each of whose files has a route of its own. */
const CALLS = /^\/(?:api|health|docs|docs-json|did\.json|wallet|\.well-known)(?:\/|$)/;

/**
 * Counts what is answered, tells a collector of it, writes a line of each call into the log in production, and has
 * whatever a request starts carry its id. Callers are told by their network; their whole address only as a keyed hash,
 * by which two lines can be matched.
 */
export function watchRequests(
  server: FastifyInstance,
  env: Env,
  metrics: Metrics,
  spans: Spans,
  trace: Trace,
  pseudonyms: Pseudonyms,
): void {
  // A hook, so that guards belong to it, too. Not before the body is there: what is started by bytes that arrive
  // belongs to the connection, not to the request.
  server.addHook('preValidation', (request, _reply, done) => trace.run({ requestId: request.id }, done));
  const logger = new Logger('Access');
  const logs = env.production && (env.logLevel === 'info' || env.logLevel === 'debug');
  if (!metrics.on && !spans.on && !logs) return;
  // A hook: it knows what was really sent and when, of pages and of errors before any operation as well.
  server.addHook('onResponse', (request: AppRequest, reply, done) => {
    const route = routeOf(request);
    const ms = reply.elapsedTime;
    if (metrics.on) metrics.requestServed(methodOf(request), route, reply.statusCode, ms / 1000);
    if (spans.on && isTold(route, reply)) spans.ended(spanOf(request, route, reply));
    if (logs && isTold(route, reply)) {
      logger.log({
        message: `${request.method} ${route} ${reply.statusCode}`,
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        userId: request.user?.userId ?? null,
        network: siteOf(request.ip),
        address: pseudonyms.of(request.ip),
      });
    }
    done();
  });
}

function spanOf(request: AppRequest, route: string, { statusCode, elapsedTime }: FastifyReply): EndedSpan {
  const method = methodOf(request);
  const { traceparent } = request.headers;
  return {
    kind: 'request',
    name: `${method} ${route}`,
    requestId: request.id,
    ms: elapsedTime,
    failed: statusCode >= 500,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode },
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  };
}

/** The pattern, never the address itself: that may hold report numbers, and its query names and passports. */
export function routeOf(request: AppRequest): string {
  const pattern = request.is404 ? undefined : request.routeOptions.url;
  if (pattern === undefined) return 'none';
  return CALLS.test(pattern) ? pattern : 'site';
}

function methodOf({ method }: AppRequest): string {
  return METHODS.includes(method) ? method : 'other';
}

/** Pages and their files are asked for a dozen at a time, health every few seconds: of these only what went wrong. */
function isTold(route: string, { statusCode }: FastifyReply): boolean {
  return statusCode >= 500 || (route !== 'site' && !route.startsWith('/health'));
}
