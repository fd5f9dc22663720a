import type { Clock } from '../security/clock.port.js';
import type { Claim, JobQueue } from './job-queue.port.js';

export interface LeaseTimes {
  /** How long a claim holds without being renewed. */
  readonly leaseMs: number;
  readonly renewEveryMs: number;
}

/**
 * Renews a claim until it is stopped. `onLost` is called once, when another worker may have the job: after a refused
 * renewal, or when none succeeded for as long as a lease holds (a database out of reach, a process that was frozen).
 * @returns stops the renewing.
 */
export function keepLease(
  claim: Claim,
  claimedAt: number,
  times: LeaseTimes,
  queue: JobQueue,
  clock: Clock,
  onLost: (reason: string) => void,
): () => void {
  let heldUntil = claimedAt + times.leaseMs;
  let renewing = false;
  const stop = () => clearInterval(timer);
  const lose = (reason: string) => {
    stop();
    onLost(reason);
  };
  const renew = async () => {
    const begun = performance.now();
    if (await queue.renew(claim, times.leaseMs, clock.now())) heldUntil = begun + times.leaseMs;
    else lose('another worker has the job');
  };
  const timer = setInterval(() => {
    if (performance.now() >= heldUntil) {
      lose('the lease ran out');
    } else if (!renewing) {
      renewing = true;
      renew()
        .catch(() => undefined) // the next tick tries again, for as long as the lease holds
        .finally(() => {
          renewing = false;
        });
    }
  }, times.renewEveryMs);
  return stop;
}
