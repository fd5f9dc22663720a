import { mariadbIsInstalled } from './mariadb.js';
import { hasRedis } from './redis.js';

/**
 * `describe` where both MariaDB and Redis are on this machine, else `describe.skip`: nothing else can stand in for
 * them. A missing one is told loudly, and fails in CI, by the global set-up for MariaDB and by `hasRedis` for Redis.
 */
export const describeWithServers: jest.Describe = mariadbIsInstalled() && hasRedis() ? describe : describe.skip;
