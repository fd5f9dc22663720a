import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The longest time in milliseconds for which the event loop stood still during `work`: the least of three rounds,
 * since other processes on the machine can only lengthen it.
 */
export async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= 20; round++) {
    const delay = monitorEventLoopDelay({ resolution: 2 });
    delay.enable();
    await work();
    delay.disable();
    least = Math.min(least, delay.max / 1e6);
  }
  return least;
}
