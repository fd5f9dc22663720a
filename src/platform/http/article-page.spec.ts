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

async function pageWhere(read: ArticlePages['read'], path: string): Promise<string> {
  const server = fastify();
  // In place of the plugin that serves files, which Jest cannot load.
  server.decorateReply('sendFile', function (this: FastifyReply, file: string) {
    return this.send(`the file ${file}`);
  });
  await serveArticlePage(server, root, { articles: { read }, publicUrl: 'https://myverify.example' });
  try {
    const answer = await fetch((await server.listen({ host: '127.0.0.1', port: 0 })) + path);
    expect(answer.status).toBe(200);
    return await answer.text();
  } finally {
    await server.close();
  }
}

it('fills the page in', async () => {
  const words = { titleLanguage: 'en', description: '', preview: null, contentLanguage: 'en' };
  const read = async (id: number) => ({ ...words, title: `<${id}>`, content: '<p>x</p>' });
  expect(await pageWhere(read, '/news-detail?id=7')).toBe('&lt;7&gt;: <p>x</p>');
});

it('sends it without the article where that cannot be read, and where none is asked for', async () => {
  const away = () => Promise.reject(new Error('the database does not answer'));
  for (const path of ['/news-detail?id=7', '/news-detail', '/news-detail?id=seven']) {
    expect(await pageWhere(away, path)).toBe('the file pages/news-detail.html');
  }
});
