import { CLOSE_LIMIT } from '../db/data-source.js';
import { ANSWER_LIMIT } from '../db/database.js';
import { CUT_CONNECTIONS_MS, endConnections } from '../http/end-connections.js';
import { GIVING_BACK_MS, SHUTDOWN_GRACE_MS } from '../jobs/job.shutdown.js';
import { COUNT_WITHIN_MS } from '../security/redis.rate-limiter.js';
import { S3_ANSWER_MS } from '../storage/s3.client.js';
import { LAST_WITHIN_MS } from './otlp.spans.js';

const ANSWERED_WITHIN = 5_000;
const ENDED_WITHIN = 30_000;

describe('what a request waits for a part that hangs', () => {
  it.each([
    ['the database', ANSWER_LIMIT],
    ['the object store', S3_ANSWER_MS],
  ])('is answered within 5 s, where %s is the one and Redis another', (_part, limit) => {
    expect(COUNT_WITHIN_MS + limit).toBeLessThanOrEqual(ANSWERED_WITHIN);
  });

  it('is no less than what a busy part may need', () => {
    for (const limit of [ANSWER_LIMIT, S3_ANSWER_MS]) expect(limit).toBeGreaterThanOrEqual(ANSWERED_WITHIN / 2);
  });
});

describe('a process that is told to end', () => {
  const told: string[] = [];
  const server = {
    listening: true,
    closeIdleConnections: () => told.push('idle'),
    closeAllConnections: () => told.push('all'),
  } as unknown as Parameters<typeof endConnections>[0] & { listening: boolean };
  const timers = import.meta.jest;

  beforeEach(() => {
    timers.useFakeTimers();
    told.length = 0;
  });
  afterEach(() => timers.useRealTimers());

  it('has ended within 30 s: jobs first, then connections, then what is closed behind them', () => {
    expect(SHUTDOWN_GRACE_MS + GIVING_BACK_MS).toBeLessThan(CUT_CONNECTIONS_MS);
    expect(CUT_CONNECTIONS_MS + LAST_WITHIN_MS + CLOSE_LIMIT).toBeLessThanOrEqual(ENDED_WITHIN);
  });

  it('lets those go that wait for nothing, and cuts the rest off at the end of its time', () => {
    endConnections(server, 3_000);
    timers.advanceTimersByTime(3_000);
    expect(told).toEqual([]);
    server.listening = false;
    timers.advanceTimersByTime(1_000);
    expect(new Set(told)).toEqual(new Set(['idle']));
    timers.advanceTimersByTime(CUT_CONNECTIONS_MS - 1_001);
    expect(told).not.toContain('all');
    timers.advanceTimersByTime(1);
    expect(told).toContain('all');
  });
});
