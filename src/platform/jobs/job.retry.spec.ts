import { JOB_RULES, type JobName } from '../../domain/jobs/jobs.js';
import { retryDelay, rulesOf } from './job.retry.js';

describe('retryDelay', () => {
  const rules = JOB_RULES['mail.code'];

  it('doubles with each try', () => {
    const waits = [1, 2, 3, 4].map((attempt) => retryDelay(rules, attempt, 0.5));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000]);
  });

  it('varies by a fifth either way', () => {
    expect(retryDelay(rules, 1, 0)).toBe(1_600);
    expect(retryDelay(rules, 1, 1)).toBe(2_400);
  });

  it('never waits much longer than an hour', () => {
    expect(retryDelay(rules, 500, 0.5)).toBe(60 * 60_000);
  });
});

it('has rules for a job that only another release knows', () => {
  expect(rulesOf('toString' as JobName).attempts).toBe(10);
});
