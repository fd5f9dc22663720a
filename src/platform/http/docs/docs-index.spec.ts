import type { OpenAPIObject } from '@nestjs/swagger';
import { docsIndex } from './docs-index.js';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'API',
    version: '1',
    description: 'Before.\n\n## From a key\n\nSend `it` as [Bearer](/x)\n\n### Test mode\n\n| a | b |\n',
  },
  paths: {
    '/api/v1/things/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'One thing',
        description: 'By its *number*.',
        tags: ['Things'],
        parameters: [{ name: 'id', in: 'path' }],
        responses: {},
      },
      parameters: [],
    },
  },
  webhooks: { 'thing.gone': { post: { operationId: 'onGone', summary: 'A thing went' } } },
} as unknown as OpenAPIObject;
const ERROR = { reason: 'not_found', status: 404, when: 'There is none', address: '/docs/errors/not_found' };

it('holds the headings, the operations, the events and the errors of the page', () => {
  expect(docsIndex(DOCUMENT, [ERROR])).toEqual([
    { kind: 'section', title: 'From a key', detail: '', target: 'From a key', text: 'send it as bearer' },
    { kind: 'section', title: 'Test mode', detail: '', target: 'Test mode', text: 'a b' },
    {
      kind: 'operation',
      title: 'One thing',
      detail: 'GET /api/v1/things/{id}',
      target: 'getThing',
      tag: 'Things',
      text: 'getthing /api/v1/things/{id} things id by its number .',
    },
    {
      kind: 'event',
      title: 'thing.gone',
      detail: 'A thing went',
      target: 'onGone',
      tag: 'webhooks',
      text: 'webhook thing.gone a thing went',
    },
    {
      kind: 'error',
      title: 'not_found',
      detail: '404',
      target: '/docs/errors/not_found',
      text: 'not found there is none',
    },
  ]);
});
