import { getEventListeners } from 'node:events';
import { expect, it } from '@jest/globals';
import { joinSignals } from '@myverify/api-client/join-signals';

it.each([0, 1])('is aborted with either of the two, for its reason, and leaves both then: %i', (first) => {
  const pair = [new AbortController(), new AbortController()] as const;
  const joined = joinSignals(pair[0].signal, pair[1].signal);
  expect(joined.aborted).toBe(false);
  pair[first]?.abort('the first');
  expect(joined).toMatchObject({ aborted: true, reason: 'the first' });
  for (const { signal } of pair) expect(getEventListeners(signal, 'abort')).toEqual([]);
  pair[1 - first]?.abort('the other');
  expect(joined.reason).toBe('the first');
});

it('is aborted where one of them is', () => {
  const { signal } = new AbortController();
  expect(joinSignals(AbortSignal.abort('before'), signal)).toMatchObject({ aborted: true, reason: 'before' });
  expect(joinSignals(signal, AbortSignal.abort('before'))).toMatchObject({ aborted: true, reason: 'before' });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
