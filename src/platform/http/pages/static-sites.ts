import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ArticleSite, serveArticlePage } from './article-page.js';
import { siteFiles } from './site-files.js';

/** Built files have a hash of their content in their names; what lies beside them keeps its name when it changes. */
const BUILT = { maxAge: '365d', immutable: true };
const NAMED = { maxAge: '1h' };
const PAGE = { maxAge: 0 };
const ASSETS = 'assets/';
const NO_PAGES = ['/api', '/api/*', '/health/*', '/.well-known', '/.well-known/*', '/openapi.json'];

interface Site {
  readonly root: string;
  readonly prefix: string;
}

/** Serves a built user interface: its files as they are, and its start page for every other path below it. */
function serveSite(server: FastifyInstance, { root, prefix }: Site): void {
  const { files, pages } = siteFiles(root);
  const screens = new Map(pages.map((page) => [basename(page, '.html'), page]));
  const page = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(pageOf(screens, url.slice(prefix.length)) ?? 'index.html', root, PAGE);
  // Their addresses open a report, or an enquiry about somebody: no other page may be told of them, and no search
  // engine.
  server.get(`${prefix}shared/*`, (request, reply) => page(request, secret(reply)));
  for (const path of ['confirm', 'confirm/*']) {
    server.get(`${prefix}${path}`, (_, reply) =>
      secret(reply).header('Cache-Control', 'no-store').sendFile('index.html', root, { cacheControl: false }),
    );
  }
  server.get(prefix, page);
  // One route for all files: one for each of eight hundred took a quarter of the time to start.
  server.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) return reply.sendFile(path, root, path.startsWith(ASSETS) ? BUILT : NAMED);
    // A built file that is gone must not be answered with a page.
    return path.startsWith(ASSETS) ? reply.callNotFound() : page(request, reply);
  });
}

function secret(reply: FastifyReply): FastifyReply {
  return reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex');
}

/** The first part of a path is the screen; what is below one may have a page of its own, with a `+` in its name. */
function pageOf(pages: ReadonlyMap<string, string>, path: string): string | undefined {
  const [, screen = '', below] = /^([^/?+]*)(?:\/([^?]*))?(?:\?|$)/.exec(path) ?? [];
  return (below && pages.get(`${screen}+`)) || pages.get(screen);
}

/** The student interface at `/`, the back office at `/manage`. A folder that has not been built is left out. */
export async function serveSites(server: FastifyInstance, folder: string, articles: ArticleSite): Promise<void> {
  const sites = [
    { root: join(folder, 'student-ui', 'dist'), prefix: '/' },
    { root: join(folder, 'admin-ui', 'dist'), prefix: '/manage/' },
  ].filter(({ root }) => existsSync(join(root, 'index.html')));
  // The build lays a brotli and a gzip file beside each, which are answered in place of it.
  await server.register(fastifyStatic, { serve: false, index: false, preCompressed: true });
  for (const site of sites) {
    serveSite(server, site);
    if (site.prefix === '/') await serveArticlePage(server, site.root, articles);
  }
  server.get('/manage', (_, reply) => reply.redirect('/manage/'));
  // What programs ask for is answered as they expect, and not with a page.
  for (const path of NO_PAGES) server.all(path, (_, reply) => reply.callNotFound());
}
