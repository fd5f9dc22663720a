import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';
import { LARGEST_UPLOAD } from '../../domain/files/file-kind.js';
import { Metrics } from '../ops/metrics.port.js';
import { Spans } from '../ops/spans.port.js';
import { Trace } from '../ops/trace.port.js';
import { Pseudonyms } from '../security/pseudonyms.port.js';
import { checkBodyShape } from './body-shape.js';
import { shareWithAnyOrigin } from './cors.js';
import { DOCS_SEARCH, serveDocsSearch } from './docs/docs-search.js';
import { openApiDocument } from './docs/openapi.js';
import { answerClientError } from './errors/client-error.js';
import { answerUnrouted } from './errors/error.filter.js';
import { ArticlePages } from './pages/article-pages.port.js';
import { serveErrorPages } from './pages/error-pages.js';
import { serveSecurityTxt } from './pages/security-txt.js';
import { serveSites } from './pages/static-sites.js';
import { serveVerifyPage } from './pages/verify-page.js';
import { serveWalletsPage } from './pages/wallets-page.js';
import { wellKnownPaths } from './pages/well-known.js';
import { tagPublicReads } from './public-read-tags.js';
import { securityHeaders } from './security-headers.js';
import { TABLE_VALUES_MAX, takesTables, takeTables } from './table-bodies.js';
import { drainUnreadBodies } from './unread-body.js';
import { watchRequests } from './watched-requests.js';

const JSON_BODY_MAX = 1024 * 1024;
const REQUEST_MS = 120_000;

export function httpAdapter(env: Env): FastifyAdapter {
  const rewriteUrl = wellKnownPaths(env.publicUrl);
  return new FastifyAdapter({
    ...(rewriteUrl ? { rewriteUrl } : {}),
    bodyLimit: JSON_BODY_MAX,
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
  });
}

/** A number trusts that many proxies, counted from our side. */
function trustedProxies(setting: Env['trustProxy']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/**
 * Everything around the controllers: headers, cookies, uploads, the API's description and the user interfaces. What is
 * a hook of Fastify here is so because guards and interceptors see only requests of an operation, or come too late.
 */
export async function configureApp(app: NestFastifyApplication, env: Env, sitesFolder: string): Promise<void> {
  // Helmet itself: its plugin for Fastify works the headers out anew for each request, 2 % of a list's processor time.
  const addSecurityHeaders = helmet(securityHeaders(env));
  const server = app.getHttpAdapter().getInstance();
  // A hook: on pages, files and errors before any operation as well.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    addSecurityHeaders(request.raw, reply.raw, () => done());
  });
  await app.register(cookie);
  await app.register(multipart, {
    // One megabyte more than any kind allows: what is larger is cut off here, and too large for the intake.
    limits: { files: 1, fields: 10, fieldSize: 1024, fileSize: LARGEST_UPLOAD + 1024 * 1024 },
    throwFileSizeLimit: false,
  });
  watchRequests(server, env, app.get(Metrics), app.get(Spans), app.get(Trace), app.get(Pseudonyms));
  shareWithAnyOrigin(server);
  tagPublicReads(server);
  drainUnreadBodies(server);
  takeTables(server);
  // A hook: the first interceptor and the pipes work through a body by recursion.
  server.addHook('preValidation', (request, _reply, done) => {
    checkBodyShape(request.body, takesTables(request.method, request.url) ? TABLE_VALUES_MAX : undefined);
    done();
  });
  serveDocsSearch(server, () => openApiDocument(app));
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: 'MyVerify API',
    customJs: DOCS_SEARCH.script,
    customCssUrl: DOCS_SEARCH.style,
    swaggerOptions: { displayOperationId: false, docExpansion: 'list', tagsSorter: undefined },
  });
  serveErrorPages(server);
  serveVerifyPage(server);
  serveWalletsPage(server);
  serveSecurityTxt(server, env);
  await serveSites(server, sitesFolder, {
    articles: app.get(ArticlePages, { strict: false }),
    publicUrl: env.publicUrl,
  });
}
