import { type Message, message } from '../../domain/messages/message.js';
import { DomainError, type FieldErrors } from '../../domain/shared/domain-error.js';
import { LINE_LOST } from '../error-code.js';

interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly fatal?: unknown;
  readonly message?: unknown;
}

const DUPLICATE = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** Another process is writing to the file. */
const BUSY_FILE = new Set<unknown>(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);
/** Deadlock, lock wait time-out, record changed since the snapshot, a lock that is not waited for, a busy file. */
const TRANSIENT = new Set<unknown>([1213, 1205, 1020, 3572, ...BUSY_FILE]);
/** Disk full, table full. */
const FULL = new Set<unknown>([1021, 1114, 'SQLITE_FULL']);
const LOST = new Set<unknown>([
  ...LINE_LOST,
  'ENOENT',
  'PROTOCOL_CONNECTION_LOST',
  // too many connections, a node of a cluster that has lost the others, shutting down, too many of this user,
  // connection killed
  1040,
  1047,
  1053,
  1203,
  1927,
]);
/** A node of a cluster that others are just joining or leaving. */
const UNREADY_NODE = new Set<unknown>([1047]);
/** Settings are wrong: wrong password, no rights, no such database. Time does not mend these. */
const REFUSED = new Set<unknown>([1044, 1045, 1049]);

/** An account that may not touch the table, or the column. */
const DENIED = new Set<unknown>([1142, 1143]);

/** The database did not answer in time. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
}

/** A transaction failed for the reason in `cause`, and the connection could not even roll it back. */
export class RollbackFailed extends Error {
  override readonly name = 'RollbackFailed';
}

/** The errors of mysql2 and better-sqlite3 lie inside those of TypeORM. */
export function driverError(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  return 'driverError' in error ? (error.driverError as DriverError) : error;
}

function isOneOf(codes: ReadonlySet<unknown>, error: unknown): boolean {
  const { code, errno } = driverError(error);
  return codes.has(code) || codes.has(errno);
}

export const isDuplicate = (error: unknown) => isOneOf(DUPLICATE, error);

/**
 * For the `catch` of a write: what a unique index refuses is told as `already_exists`, with what is said of each field.
 */
export function asTaken(errors: FieldErrors) {
  return (error: unknown): never => {
    if (!isDuplicate(error)) throw error;
    throw new DomainError('already_exists', Object.values(errors), { errors });
  };
}

export const isDenied = (error: unknown) => isOneOf(DENIED, error);
export const isRefused = (error: unknown) => isOneOf(REFUSED, error) || isDenied(error);
export const isBusyFile = (error: unknown) => isOneOf(BUSY_FILE, error);
export const isUnreadyNode = (error: unknown) => isOneOf(UNREADY_NODE, error);
export const isTransient = (error: unknown) => isOneOf(TRANSIENT, error);

/** Whether the database is not there, or does not answer. */
export function isAway(error: unknown): boolean {
  if (error instanceof RollbackFailed) return isAway(error.cause);
  if (error instanceof DatabaseTimeout || isOneOf(LOST, error)) return true;
  const { fatal, message } = driverError(error);
  return (fatal === true && !isOneOf(REFUSED, error)) || message === 'Pool is closed.';
}

/** What a failure of the database means to the caller; defects and everything else pass unchanged. */
export function translated(error: unknown): unknown {
  if (error instanceof RollbackFailed) return translated(error.cause);
  if (error instanceof DomainError) return error;
  if (isOneOf(FULL, error)) return domainError('storage_full', message('database_full'), error);
  if (isTransient(error)) return domainError('unavailable', message('database_busy'), error);
  if (!isAway(error)) return error;
  return domainError('unavailable', message('database_silent'), error);
}

function domainError(reason: 'storage_full' | 'unavailable', said: Message, cause: unknown): DomainError {
  return Object.assign(new DomainError(reason, said, reason === 'unavailable' ? { retryAfter: 5 } : {}), { cause });
}
