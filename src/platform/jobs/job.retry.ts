import { JOB_RULES, type JobName, type JobRules } from '../../domain/jobs/jobs.js';

const LONGEST_WAIT_MS = 60 * 60_000;

/** Rows of a job that this release does not know are left for one that does, and given up in the end. */
const RULES_OF_UNKNOWN_JOBS: JobRules = { queue: 'maintenance', attempts: 10, backoff: 5_000, timeout: 60_000 };

export function rulesOf(name: JobName): JobRules {
  return Object.hasOwn(JOB_RULES, name) ? JOB_RULES[name] : RULES_OF_UNKNOWN_JOBS;
}

/**
 * Milliseconds to wait after try number `attempt` (from 1) has failed: doubles with each try and varies by a fifth
 * either way, so that jobs which failed together do not come back together. `chance` is from 0 to 1.
 */
export function retryDelay(rules: JobRules, attempt: number, chance: number = Math.random()): number {
  const wait = Math.min(rules.backoff * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (0.8 + 0.4 * chance));
}
