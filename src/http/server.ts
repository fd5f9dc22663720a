import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { Env } from '../config/env.js';
import { LARGEST_UPLOAD } from '../domain/files/file-kind.js';
import { refuseUnwieldyBody } from './body-shape.js';
import { refuseUnrouted } from './error.filter.js';
import { keepAnswers } from './idempotency.replay.js';
import { openApiDocument } from './openapi.js';
import { serveSites } from './static-sites.js';
import { refuseUnread } from './unread-request.js';

const JSON_BODY_MAX = 1024 * 1024;
const REQUEST_MS = 120_000;

export function httpAdapter(env: Env): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: JSON_BODY_MAX,
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: refuseUnread,
    routerOptions: { maxParamLength: 200 },
  });
}

/** A number trusts that many proxies, counted from our side. */
function trustedProxies(setting: Env['trustProxy']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/** Everything around the controllers: headers, cookies, uploads, the API's description and the user interfaces. */
export async function dressServer(app: NestFastifyApplication, env: Env, sitesFolder: string): Promise<void> {
  const https = env.publicUrl.startsWith('https:');
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component libraries of both interfaces write their styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(multipart, {
    // One megabyte more than any kind allows: what is larger is cut off here, and too large for the intake.
    limits: { files: 1, fields: 10, fieldSize: 1024, fileSize: LARGEST_UPLOAD + 1024 * 1024 },
    throwFileSizeLimit: false,
  });
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  keepAnswers(server);
  // What works through a body afterwards does so by recursion.
  server.addHook('preValidation', async (request) => refuseUnwieldyBody(request.body));
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: 'MyVerify API',
    swaggerOptions: { displayOperationId: false, docExpansion: 'list', tagsSorter: undefined },
  });
  await serveSites(server, sitesFolder);
}
