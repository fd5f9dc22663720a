import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_MS = 365 * 24 * 3_600_000;

interface Site {
  readonly root: string;
  readonly prefix: string;
}

/** Serves a built user interface: its files as they are, and its start page for every other path below it. */
async function serveSite(server: FastifyInstance, { root, prefix }: Site, decorate: boolean): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: decorate,
    maxAge: YEAR_MS,
    immutable: true,
    globIgnore: ['**/*.map', '**/.*', 'index.html'],
  });
  const page = (_: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile('index.html', root, { maxAge: 0, immutable: false });
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
