import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Built files have a hash of their content in their names; what lies beside them keeps its name when it changes. */
const BUILT = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=3600';
const PAGE = /\.html(\.br|\.gz)?$/;

interface Site {
  readonly root: string;
  readonly prefix: string;
}

/** Serves a built user interface: its files as they are, and its start page for every other path below it. */
async function serveSite(server: FastifyInstance, { root, prefix }: Site, decorate: boolean): Promise<void> {
  const assets = join(root, 'assets') + sep;
  await server.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: decorate,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!PAGE.test(path)) reply.header('Cache-Control', path.startsWith(assets) ? BUILT : NAMED);
    },
    // The build lays a brotli and a gzip file beside each; they are answered in place of it and have no address of their own.
    preCompressed: true,
    globIgnore: ['**/*.map', '**/.*', 'index.html', '**/*.{br,gz}'],
  });
  const page = (_: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile('index.html', root, { cacheControl: true, maxAge: 0, immutable: false });
  // A built file that is gone must not be answered with a page.
  server.get(`${prefix}assets/*`, (_, reply) => reply.callNotFound());
  server.get(prefix, page);
  server.get(`${prefix}*`, page);
}

/** The student interface at `/`, the back office at `/manage`. A folder that has not been built is left out. */
export async function serveSites(server: FastifyInstance, folder: string): Promise<void> {
  const sites = [
    { root: join(folder, 'student-ui', 'dist'), prefix: '/' },
    { root: join(folder, 'admin-ui', 'dist'), prefix: '/manage/' },
  ].filter(({ root }) => existsSync(join(root, 'index.html')));
  for (const [position, site] of sites.entries()) await serveSite(server, site, position === 0);
  server.get('/manage', (_, reply) => reply.redirect('/manage/'));
  // What begins like a call is answered like one.
  for (const prefix of ['/api', '/api/*', '/health/*']) server.all(prefix, (_, reply) => reply.callNotFound());
}
