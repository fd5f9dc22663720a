import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Handlebars from 'handlebars';
import { maybeFileUrl } from '../file-url.js';
import type { ArticlePages } from './article-pages.port.js';

const packed = promisify(gzip);

/** As the program reads it: what is no such number is no article. */
const ID = /^[1-9]\d{0,8}$/;

const BARE_PAGE = 'pages/news-detail.html';
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'] as const;

export interface ArticleSite {
  readonly articles: ArticlePages;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Serves the page of an article with the article in it: it is painted before its program has come, and search engines
 * and whoever is sent its address see what it is about. Where it cannot be read the page comes without; where there is
 * none it comes as "not found", which search engines drop.
 */
export async function serveArticlePage(
  server: FastifyInstance,
  root: string,
  { articles, publicUrl }: ArticleSite,
): Promise<void> {
  const path = join(root, 'pages', 'news-detail.hbs');
  if (!existsSync(path)) return;
  const page = Handlebars.compile(await readFile(path, 'utf8'));
  server.get<{ Querystring: { id?: unknown } }>('/news-detail', async ({ query, ip, headers, raw }, reply) => {
    const id = typeof query.id === 'string' && ID.test(query.id) ? Number(query.id) : null;
    const article = id === null ? null : await articles.read(id, ip).catch(() => 'unread' as const);
    if (article === null) {
      reply.code(404);
      // The page as it was is not asked for: matched, it would be sent without a body, and still as "not found".
      for (const condition of CONDITIONS) delete raw.headers[condition];
      return reply.sendFile(BARE_PAGE, root, { maxAge: 0 });
    }
    // The next try may read it.
    if (article === 'unread')
      return reply.header('Cache-Control', 'no-store').sendFile(BARE_PAGE, root, { cacheControl: false });
    const preview = maybeFileUrl(article.preview);
    const about = {
      address: `${publicUrl}/news-detail?id=${id}`,
      picture: preview && publicUrl + preview,
    };
    reply
      .header('Cache-Control', 'public, max-age=0')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    const html = page({ ...article, ...about, preview });
    // As it is, most of it styles, it does not fit into what a server may send before the first answer of a phone.
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(html);
    return reply.header('Content-Encoding', 'gzip').send(await packed(html));
  });
}
