import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { failureOf, fetchFile } from './api';

const answer = (status: number, headers = {}) => new Response(null, { status, headers });

describe('a session that is over', () => {
  it.each([
    ['the portal', { code: 500, message: 'x', data: { message: 'x', reason: 'no_session' } }],
    ['the resource API', { message: 'jwt expired', reason: 'session_expired', errors: {} }],
  ])('is noticed at an answer of %s', (_, body) => {
    expect(failureOf(body, answer(401)).sessionEnded).toBe(true);
  });

  it('is not meant by a wrong password', () => {
    const body = { code: 401, message: 'x', data: { message: 'x', reason: 'wrong_credentials' } };
    expect(failureOf(body, answer(401)).sessionEnded).toBe(false);
  });
});

it('is told how long to wait, by the body or by the header', () => {
  expect(failureOf({ message: 'x', reason: 'too_many_requests', retryAfter: 7 }, answer(429)).retryAfter).toBe(7);
  expect(failureOf(null, answer(429, { 'Retry-After': '9' }))).toMatchObject({ retryAfter: 9, reason: 'http_429' });
});

describe('a file', () => {
  afterEach(() => void jest.restoreAllMocks());

  const answers = (asked: () => Promise<Response>, onLine = true) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
    Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
  };
  const broken = async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) }));
  const unreached = async () => Promise.reject(new TypeError('Failed to fetch'));

  it('comes with the name that the service gives it', async () => {
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="a.pdf"' };
    answers(async () => new Response('%PDF', { headers }));
    const { blob, name } = await fetchFile('/api/file/1');
    expect([await blob.text(), blob.type, name]).toEqual(['%PDF', 'application/pdf', 'a.pdf']);
  });

  it.each([
    ['does not come', unreached],
    ['breaks off', broken],
  ])('that %s says whether one is offline', async (_, asked) => {
    answers(asked);
    await expect(fetchFile('/api/file/1')).rejects.toMatchObject({ status: 0, reason: 'unreachable' });
    answers(asked, false);
    await expect(fetchFile('/api/file/1')).rejects.toMatchObject({ status: 0, reason: 'offline' });
  });

  it('that is refused says why', async () => {
    answers(async () => new Response(JSON.stringify({ reason: 'link_ended', message: 'x' }), { status: 403 }));
    await expect(fetchFile('/api/file/1')).rejects.toMatchObject({ status: 403, reason: 'link_ended' });
  });

  it('that is given up is no failure of the service', async () => {
    answers(unreached);
    await expect(fetchFile('/api/file/1', AbortSignal.abort())).rejects.toBeInstanceOf(TypeError);
  });
});
