import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsPage, escaped, marked } from '../docs/docs-page.js';
import { type ErrorReason, STATUS_OF } from '../errors/error-status.js';
import { ERRORS, exampleBody } from '../errors/errors.js';
import { ERROR_PAGES, ERROR_TYPE, titleOf } from '../errors/problem.js';

const REASONS = Object.keys(ERRORS) as ErrorReason[];

/** Serves what the `type` of a problem leads to: a page about each reason, and the list of them. */
export function serveErrorPages(server: FastifyInstance): void {
  const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);
  server.get(ERROR_PAGES, (_, reply) => send(reply, listOfReasons()));
  server.get<{ Params: { reason: string } }>(`${ERROR_PAGES}/:reason`, ({ params }, reply) => {
    const reason = REASONS.find((one) => one === params.reason);
    return reason === undefined ? reply.callNotFound() : send(reply, pageOf(reason));
  });
}

function listOfReasons(): string {
  const rows = [...REASONS]
    .sort((one, other) => STATUS_OF[one] - STATUS_OF[other])
    .map((reason) => {
      const link = `<a href="${ERROR_PAGES}/${reason}"><code>${reason}</code></a>`;
      return `<dt>${STATUS_OF[reason]} ${link}</dt>\n<dd>${marked(ERRORS[reason].when)}.</dd>`;
    });
  const intro = `<p>Every way in which a call may fail, by its <code>reason</code>. <a href="/docs">The API</a></p>`;
  return docsPage('Errors', `<h1>Errors</h1>\n${intro}\n<dl>\n${rows.join('\n')}\n</dl>`);
}

function pageOf(reason: ErrorReason): string {
  const title = titleOf(reason);
  const status = STATUS_OF[reason];
  const example = JSON.stringify(exampleBody({ reason }, 'resource'), null, 2);
  return docsPage(
    title,
    `<h1>${title}</h1>
<p>${marked(ERRORS[reason].when)}.</p>
<dl>
<dt>Reason</dt>
<dd><code>${reason}</code></dd>
<dt>HTTP status</dt>
<dd>${status} ${STATUS_CODES[status]}</dd>
</dl>
<h2>Example</h2>
<p>As <code>/api/v1</code> answers it, in <code>${ERROR_TYPE.resource}</code>; the portal has it in its envelope.</p>
<pre>${escaped(example)}</pre>
<p><a href="${ERROR_PAGES}">All errors</a> · <a href="/docs">The API</a></p>`,
  );
}
