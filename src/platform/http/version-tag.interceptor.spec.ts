import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import { VersionTagInterceptor } from './version-tag.interceptor.js';

async function tagOf(answer: unknown, { replayed = false, statusCode = 200, method = 'PUT' } = {}) {
  const headers: Record<string, string> = replayed ? { 'idempotency-replayed': 'true' } : {};
  const reply = {
    statusCode,
    getHeader: (name: string) => headers[name.toLowerCase()],
    header: (name: string, value: string) => Object.assign(headers, { [name.toLowerCase()]: value }),
  };
  const request = { method, url: '/api/v1/universities/12', headers: {} };
  const context = {
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
  } as unknown as ExecutionContext;
  const next: CallHandler = { handle: () => of(answer) };
  expect(await lastValueFrom(new VersionTagInterceptor().intercept(context, next))).toBe(answer);
  return headers.etag;
}

it('an answer of a record has its version as a tag, and one that is given again under a key has it too', async () => {
  expect(await tagOf({ id: 12, version: 3 })).toBe('"3"');
  expect(await tagOf('{"id":12,"version":3}', { replayed: true })).toBe('"3"');
});

it('texts, refusals and what is made have none', async () => {
  expect(await tagOf('{"version":3}')).toBeUndefined();
  expect(await tagOf('{"version":3}', { replayed: true, statusCode: 409 })).toBeUndefined();
  expect(await tagOf(undefined, { replayed: true })).toBeUndefined();
  expect(await tagOf({ version: 3 }, { method: 'POST' })).toBeUndefined();
});
