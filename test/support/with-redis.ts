import { hasRedis } from './redis.js';

/**
 * `describe` where there is a redis-server, else `describe.skip`: nothing else can stand in for it. `hasRedis` says so
 * loudly, and fails in CI.
 */
export const describeWithRedis: jest.Describe = hasRedis() ? describe : describe.skip;
