const TICK_MS = 2;

/**
 * The longest time in milliseconds for which `work` kept the event loop from going on: the least of some rounds. What
 * other processes take of the processor meanwhile does not count: no standstill is longer than this process has worked
 * in it.
 */
export async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && least >= 20; round++) least = Math.min(least, await standstillIn(work));
  return least;
}

async function standstillIn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let seen = performance.now();
  let worked = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(worked);
    longest = Math.max(longest, Math.min(performance.now() - seen - TICK_MS, (user + system) / 1000));
    seen = performance.now();
    worked = process.cpuUsage();
  };
  const watch = setInterval(look, TICK_MS);
  await work();
  look();
  clearInterval(watch);
  return longest;
}
