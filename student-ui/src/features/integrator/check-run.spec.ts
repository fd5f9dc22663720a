import { expect, it } from '@jest/globals';
import { ApiError } from '@myverify/api-client/api-error';
import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import type { CheckItem } from '@myverify/domain/report-check/check-request';
import { CheckRun } from './check-run';

const ITEMS = Array.from(
  { length: 250 },
  (_, at): CheckItem => ({ line: at + 2, number: 'A', sha256: null, claims: {} }),
);
const failure = (status: number, reason: string) => new ApiError({ status, reason, message: '' });

/** A service that fails as often as it is told. */
function rig() {
  const calls: Array<readonly [number | undefined, string]> = [];
  const failures: ApiError[] = [];
  const run = new CheckRun(ITEMS, async (items, key) => {
    calls.push([items[0]?.line, key]);
    const failed = calls.length > 1 ? failures.shift() : undefined;
    if (failed) throw failed;
    return items.map(({ line }) => ({ line, number: 'A', sha256: null, result: 'valid', fields: {} }) as CheckOutcome);
  });
  return { calls, failures, run };
}

it('goes on where it broke off, under the key it had', async () => {
  const { calls, failures, run } = rig();
  failures.push(failure(0, 'unreachable'));
  await expect(run.goOn(() => true)).rejects.toMatchObject({ status: 0 });
  expect(run.outcomes.size).toBe(100);
  await run.goOn(() => true);
  expect(run.outcomes.size).toBe(250);
  expect(calls.map(([line]) => line)).toEqual([2, 102, 102, 202]);
  const keys = calls.map(([, key]) => key);
  expect([keys[1] === keys[2], new Set(keys).size]).toEqual([true, 3]);
});

it('asks under another key what was refused, or whose answer is gone', async () => {
  const { calls, failures, run } = rig();
  failures.push(failure(403, 'forbidden'), failure(409, 'already_done'));
  for (let at = 0; at < 2; at++) await expect(run.goOn(() => true)).rejects.toBeInstanceOf(ApiError);
  await run.goOn(() => true);
  expect([run.outcomes.size, new Set(calls.map(([, key]) => key)).size]).toEqual([250, 5]);
});

it('asks nothing more of whoever has left', async () => {
  const { calls, run } = rig();
  await run.goOn(() => false);
  expect(calls).toHaveLength(1);
});
