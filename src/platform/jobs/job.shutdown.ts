/**
 * How long running jobs may finish at a shutdown; with what follows it stays below the 30 s after which we are killed.
 */
export const SHUTDOWN_GRACE_MS = 22_000;
export const GIVING_BACK_MS = 3_000;

/** Waits for `running`, calls `giveUp` after `graceMs`, and waits no longer than it takes to give jobs back. */
export async function finishWithin(graceMs: number, running: Promise<unknown>, giveUp: () => void): Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  const end = new Promise<void>((resolve) => {
    timers.push(setTimeout(giveUp, graceMs), setTimeout(resolve, graceMs + GIVING_BACK_MS));
  });
  await Promise.race([running, end]);
  for (const timer of timers) clearTimeout(timer);
}
