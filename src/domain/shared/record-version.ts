import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors, fieldError } from './domain-error.js';

/**
 * Which record a change is for. `version` is what the caller has seen: anything but a whole number is refused,
 * `undefined` is no answer.
 */
export interface ChangeTarget {
  readonly id: number;
  readonly version: unknown;
  /** Whether a change without a version is refused, too; older clients of the portal send none. */
  readonly versionNeeded: boolean;
}

/** A change that is refused without a version. */
export function requiredTarget(id: number, version: unknown): ChangeTarget {
  return { id, version, versionNeeded: true };
}

/**
 * A change that may come without a version: older clients of the portal send none, nor do `updateMany` and removals of
 * react-admin's provider.
 */
export function presentTarget(id: number, version: unknown): ChangeTarget {
  return { id, version, versionNeeded: false };
}

/** Which record is to go, and the version of it that was seen; without one, whatever there is goes. */
export type RemovalTarget = Pick<ChangeTarget, 'id'> & Partial<Pick<ChangeTarget, 'version'>>;

/** What is wrong with a version that was sent, or `null`. */
export function versionProblem(version: unknown, needed: boolean): Message | null {
  if (version === undefined || version === null) return needed ? message('version_needed') : null;
  const fits = Number.isSafeInteger(version) && Number(version) >= 1;
  return fits ? null : message('whole_number_needed', { name: 'version' });
}

/** The same by field. */
export function versionErrors({ version, versionNeeded }: ChangeTarget): FieldErrors {
  const problem = versionProblem(version, versionNeeded);
  return problem ? { version: problem } : {};
}

/** @throws DomainError `version_required` where no version was sent. */
export function requireVersion({ version }: { readonly version?: unknown }): void {
  const problem = version === undefined || version === null ? versionProblem(version, true) : null;
  if (problem) throw fieldError('version', problem, 'version_required');
}

/**
 * What is thrown instead of a refusal in which nothing but a version is missing: `version_required`. Any other error
 * stays.
 */
export function versionRequired(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.reason !== 'invalid_input') return error;
  const { version, ...others } = error.details.errors ?? {};
  if (version?.code !== 'version_needed' || Object.keys(others).length > 0) return error;
  return fieldError('version', version, 'version_required');
}

/** What somebody is told who was too late. */
export const staleVersion = () => new DomainError('stale_version', message('stale_record'));

/** @throws DomainError `stale_version` where the caller has seen another version. */
export function refuseStale(current: { readonly version: number }, { version }: Pick<ChangeTarget, 'version'>): void {
  if (version === undefined || version === null || version === current.version) return;
  throw staleVersion();
}

/** So often a change is begun anew that has seen no version: as often as others may be quicker each time. */
const MOST_TRIES = 10;

/**
 * Does a change of records. Whoever names no version acts on the state that there is, also where another was quicker
 * after it was read: then the change is done again on what the other has left.
 * @param act reads the records and changes them, wholly or not at all.
 * @throws DomainError `stale_version` where a version was named, or others are quicker again and again; whatever else
 * `act` throws.
 */
export async function onCurrentState<T>(targets: readonly ChangeTarget[], act: () => Promise<T>): Promise<T> {
  const mayRepeat = targets.every(({ version }) => version === undefined || version === null);
  for (let tried = 1; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if (!mayRepeat || !isStale(error) || tried === MOST_TRIES) throw error;
    }
  }
}

const isStale = (error: unknown) => error instanceof DomainError && error.reason === 'stale_version';
