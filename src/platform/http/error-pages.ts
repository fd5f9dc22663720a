import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorReason, STATUS_OF } from './error-status.js';
import { ERRORS, exampleBody } from './errors.js';
import { ERROR_PAGES, ERROR_TYPE, titleOf } from './problem.js';

const REASONS = Object.keys(ERRORS) as ErrorReason[];

/** No script, and nothing that is not in the page itself. */
const STYLE = `body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
body { color: #222; background: #fff }
a { color: #1a56a8 }
code, pre { font-family: monospace; background: #f2f2f2 }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
dt { margin-top: 1rem; font-weight: bold }
dd { margin-left: 0 }`;

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
  return page('Errors', `<h1>Errors</h1>\n${intro}\n<dl>\n${rows.join('\n')}\n</dl>`);
}

function pageOf(reason: ErrorReason): string {
  const title = titleOf(reason);
  const status = STATUS_OF[reason];
  const example = JSON.stringify(exampleBody({ reason }, 'resource'), null, 2);
  return page(
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

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · MyVerify API</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As text, with what stands between backticks as code. */
const marked = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
