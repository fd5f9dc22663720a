import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readPatiently } from './read-patiently';

const STALLED_MS = 30_000;
const piece = new TextEncoder().encode('%PDF');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** An answer whose body comes as it is written, and breaks off as that of `fetch` does. */
function opened() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const body = writable.getWriter();
  const open = async (limit: AbortSignal) => {
    limit.addEventListener('abort', () => void body.abort(new DOMException('aborted', 'AbortError')));
    return new Response(readable, { headers: { 'Content-Type': 'application/pdf' } });
  };
  return { body, open };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a file that comes slowly is had whole', async () => {
  const { body, open } = opened();
  const file = readPatiently(open);
  for (let count = 0; count < 4; count += 1) {
    await turn();
    jest.advanceTimersByTime(STALLED_MS - 1);
    await body.write(piece);
  }
  await turn();
  await body.close();
  const bytes = await file;
  expect([bytes.type, await bytes.text()]).toEqual(['application/pdf', '%PDF'.repeat(4)]);
});

test('one of which nothing comes any more is given up, whether or not it has begun', async () => {
  const begun = opened();
  const failed = expect(readPatiently(begun.open)).rejects.toMatchObject({ name: 'Stalled' });
  await turn();
  await begun.body.write(piece);
  await turn();
  const silent = (limit: AbortSignal) =>
    new Promise<Response>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  const unbegun = expect(readPatiently(silent)).rejects.toMatchObject({ name: 'Stalled' });
  jest.advanceTimersByTime(STALLED_MS);
  await Promise.all([failed, unbegun]);
});

test('what goes wrong otherwise is told as it is', async () => {
  const { body, open } = opened();
  const failed = expect(readPatiently(open)).rejects.toThrow('the line broke');
  await turn();
  await body.abort(new Error('the line broke'));
  await failed;
});

test('a large one is had whole as well, and how much has come is told', async () => {
  const { body, open } = opened();
  const told: number[] = [];
  const file = readPatiently(open, (bytes) => told.push(bytes));
  const large = new Uint8Array(1_500_000).map((_, place) => place % 251);
  for (let count = 0; count < 7; count += 1) await body.write(large);
  await body.close();
  const bytes = new Uint8Array(await (await file).arrayBuffer());
  expect(bytes.length).toBe(7 * large.length);
  for (const count of [0, 2, 3, 6]) {
    const part = bytes.subarray(count * large.length, (count + 1) * large.length);
    expect(Buffer.compare(part, large)).toBe(0);
  }
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => count * large.length));
});
