import type { Preferences } from '../../domain/preferences/preferences.js';

export abstract class PreferenceReader {
  abstract findByUser(userId: number): Promise<Preferences>;
}

export interface PreferenceStore {
  /** Values as JSON by their names; nobody else changes them before this transaction ends. */
  lock(userId: number): Promise<ReadonlyMap<string, string>>;
  put(userId: number, values: ReadonlyMap<string, string>): Promise<void>;
  drop(userId: number, names: readonly string[]): Promise<void>;
  /** All that a person has. */
  forget(userId: number): Promise<void>;
}
