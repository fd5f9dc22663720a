import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyReply } from 'fastify';
import { serveArticlePage } from './article-page.js';
import type { ArticlePages } from './article-pages.port.js';

const root = mkdtempSync(join(tmpdir(), 'myverify-article-'));
mkdirSync(join(root, 'pages'));
writeFileSync(join(root, 'pages/news-detail.hbs'), '{{title}}: {{{content}}}');

afterAll(() => rmSync(root, { recursive: true }));

async function pageWhere(read: ArticlePages['read'], path: string): Promise<[status: number, page: string]> {
  const server = fastify();
  // In place of the plugin that serves files, which Jest cannot load.
  server.decorateReply('sendFile', function (this: FastifyReply, file: string) {
    return this.send(`the file ${file}`);
  });
  await serveArticlePage(server, root, { articles: { read }, publicUrl: 'https://myverify.example' });
  try {
    const answer = await fetch((await server.listen({ host: '127.0.0.1', port: 0 })) + path);
    return [answer.status, await answer.text()];
  } finally {
    await server.close();
  }
}

it('fills the page in', async () => {
  const words = { titleLanguage: 'en', description: '', preview: null, contentLanguage: 'en' };
  const read = async (id: number) => ({ ...words, title: `<${id}>`, content: '<p>x</p>' });
  expect(await pageWhere(read, '/news-detail?id=7')).toEqual([200, '&lt;7&gt;: <p>x</p>']);
});

it('sends it without the article where that cannot be read', async () => {
  const away = () => Promise.reject(new Error('the database does not answer'));
  expect(await pageWhere(away, '/news-detail?id=7')).toEqual([200, 'the file pages/news-detail.html']);
});

it('says that it was not found where there is none, and where none is asked for', async () => {
  for (const path of ['/news-detail?id=7', '/news-detail', '/news-detail?id=seven']) {
    expect(await pageWhere(async () => null, path)).toEqual([404, 'the file pages/news-detail.html']);
  }
});
