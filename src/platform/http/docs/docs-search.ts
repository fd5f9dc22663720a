import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { type ErrorReason, STATUS_OF } from '../errors/error-status.js';
import { ERRORS } from '../errors/errors.js';
import { ERROR_PAGES } from '../errors/problem.js';
import { type DescribedError, type DocsEntry, docsIndex } from './docs-index.js';

export const DOCS_SEARCH = { script: '/docs/search.js', style: '/docs/search.css', index: '/docs/search-index.json' };

/** They change with the service, under the same names. */
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * What searches the page of the API: a program of its own, which asks this origin for what there is to be found, once
 * it is needed.
 */
export function serveDocsSearch(server: FastifyInstance, document: () => OpenAPIObject): void {
  const file = (name: string) => readFileSync(new URL(`./templates/${name}`, import.meta.url), 'utf8');
  const [script, style] = [file('docs-search.js'), file('docs-search.css')];
  let index: DocsEntry[] | undefined;
  const cached = { 'Cache-Control': FOR_AN_HOUR };
  server.get(DOCS_SEARCH.script, (_, reply) =>
    reply.headers(cached).type('text/javascript; charset=utf-8').send(script),
  );
  server.get(DOCS_SEARCH.style, (_, reply) => reply.headers(cached).type('text/css; charset=utf-8').send(style));
  server.get(DOCS_SEARCH.index, (_, reply) => {
    index ??= docsIndex(document(), errors());
    return reply.headers(cached).send(index);
  });
}

const errors = (): DescribedError[] =>
  (Object.keys(ERRORS) as ErrorReason[]).map((reason) => ({
    reason,
    status: STATUS_OF[reason],
    when: ERRORS[reason].when,
    address: `${ERROR_PAGES}/${reason}`,
  }));
