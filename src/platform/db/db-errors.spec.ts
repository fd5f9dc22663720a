import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { DatabaseTimeout, RollbackFailed, translated } from './db-errors.js';

/** As mysql2 throws it, inside an error of TypeORM. */
const failure = (driverError: object) => Object.assign(new Error('as it came'), { driverError });

const AWAY = message('database_silent');
const BUSY = message('database_busy');

test.each([
  ['a line that breaks', failure({ code: 'ECONNRESET' })],
  ['a server that shuts down', failure({ errno: 1053 })],
  // "WSREP has not yet prepared node for application use"
  ['a node of a cluster that has lost the others', failure({ errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' })],
  ['no answer in time', new DatabaseTimeout('no answer in 4500 ms')],
  ['a broken rollback', new RollbackFailed('failed too', { cause: failure({ code: 'EPIPE' }) })],
])('%s is a database that is away', (_, error) => {
  expect(translated(error)).toMatchObject({ name: 'DomainError', reason: 'unavailable', said: AWAY });
});

test.each([
  ['a deadlock', failure({ errno: 1213, code: 'ER_LOCK_DEADLOCK' })],
  ['a lock waited for in vain', failure({ errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT' })],
  ['a file in use', failure({ code: 'SQLITE_BUSY' })],
])('%s is a database that answers, and has others to serve', (_, error) => {
  expect(translated(error)).toMatchObject({ reason: 'unavailable', said: BUSY, details: { retryAfter: 5 } });
});

test('a defect passes unchanged, and so does what settings are to blame for', () => {
  for (const error of [
    failure({ errno: 1064 }),
    failure({ errno: 1045, fatal: true }),
    new DomainError('stale_version', message('stale_record')),
  ])
    expect(translated(error)).toBe(error);
});
