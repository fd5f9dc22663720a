import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, type Failure, unanswered } from '@myverify/api-client/api-error';
import { answerReauthentication } from '@myverify/api-client/reauthentication';

const STALLED_MS = 30_000;
const ORIGIN = 'https://verify.example';
const piece = new TextEncoder().encode('a,b\r\n');
const turn = () => new Promise((resolve) => setImmediate(resolve));

let fetchFile: typeof import('./fetch-file').fetchFile;

beforeAll(async () => {
  const browser = { location: new URL(ORIGIN), navigator: { onLine: true }, localStorage: { getItem: () => null } };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  // The words of refusals are those of a page with its languages; here is none.
  jest.unstable_mockModule('./refuse', () => ({
    refuse: (_path: string, failure: Failure) => Promise.reject(new ApiError(failure)),
    unanswered,
  }));
  ({ fetchFile } = await import('./fetch-file'));
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What the service answers, one after the other. */
function answering(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_request, init) => {
    const answer = left.shift();
    if (!answer) throw new Error('nobody should have asked');
    init?.signal?.throwIfAborted();
    return answer();
  });
}

const whoIsIt = () => Response.json({ reason: 'reauthentication_required', message: 'Who?' }, { status: 403 });

test('whoever takes longer to show who they are than a file may stall gets it whole, and slowly', async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const body = writable.getWriter();
  const asked = answering(whoIsIt, () => new Response(readable, { headers: { 'Content-Type': 'text/csv' } }));
  let shown = (_is: boolean) => {};
  const end = answerReauthentication(
    () =>
      new Promise((resolve) => {
        shown = resolve;
      }),
  );
  const file = fetchFile('/table.csv', new AbortController().signal);
  await turn();
  jest.advanceTimersByTime(2 * STALLED_MS);
  shown(true);
  for (let count = 0; count < 4; count += 1) {
    await turn();
    jest.advanceTimersByTime(STALLED_MS - 1);
    await body.write(piece);
  }
  await turn();
  await body.close();
  expect(await (await file).text()).toBe('a,b\r\n'.repeat(4));
  expect(asked).toHaveBeenCalledTimes(2);
  end();
});

test('who closes the question is told the refusal, and nothing is fetched again', async () => {
  const asked = answering(whoIsIt);
  const end = answerReauthentication(async () => false);
  const file = fetchFile('/table.csv', new AbortController().signal);
  await expect(file).rejects.toMatchObject({ reason: 'reauthentication_required', status: 403 });
  expect(asked).toHaveBeenCalledTimes(1);
  end();
});
