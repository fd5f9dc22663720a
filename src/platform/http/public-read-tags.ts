import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isKnown } from './entity-tag.js';
import type { AppRequest } from './request.js';

/**
 * What everyone may read is tagged by what it says; who knows it by `If-None-Match` is told so, without it. A hook:
 * only here it is text.
 */
export function tagPublicReads(server: Pick<FastifyInstance, 'addHook'>): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' && reply.statusCode === 200;
    if (!(request as AppRequest).isPublicRead || !isText) return done(null, payload);
    const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    reply.header('ETag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.status(304).removeHeader('Content-Type').removeHeader('Content-Length');
    done(null, null);
  });
}
