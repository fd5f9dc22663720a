import type {
  University,
  UniversityFields,
  UniversityNature,
  UniversityUses,
} from '../../domain/catalog/university.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface UniversityFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the name, or of the abbreviation. */
  readonly name?: string;
  /** The whole region; letter case does not matter. */
  readonly region?: string;
  /** Beginnings of words of what the list shows. */
  readonly q?: string;
  readonly nature?: UniversityNature;
}

export type UniversitySort = 'id' | 'name' | 'abbreviation' | 'region' | 'country' | 'nature';

export abstract class UniversityReader {
  abstract findById(id: number): Promise<University | null>;
  /** The first one of this name, without regard to letter case; where none is called so, the first that was. */
  abstract findByName(name: string): Promise<University | null>;
  /** Those of one region or nature come by name. */
  abstract list(request: ListRequest<UniversitySort, UniversityFilter>): Promise<Page<University>>;
}

export interface UniversityStore {
  /**
   * Those of the ids that exist, by id. Nobody else changes them, or refers to them anew, before this transaction ends.
   */
  lock(ids: readonly number[]): Promise<University[]>;
  /** Those that exist, by name without regard to letter case. */
  findByNames(names: readonly string[]): Promise<University[]>;
  /** Those that were called otherwise before, by id. */
  renamed(): Promise<University[]>;
  /** @throws DomainError `already_exists` where the country has a university of this name. */
  insert(university: UniversityFields): Promise<University>;
  /** @throws DomainError as `insert` does. */
  insertMany(universities: readonly UniversityFields[]): Promise<void>;
  /** @throws DomainError `stale_version` where the stored version is another, `already_exists` as `insert` does. */
  update(university: University): Promise<University>;
  /** What refers to these; those that nothing refers to may be left out. */
  uses(ids: readonly number[]): Promise<ReadonlyMap<number, UniversityUses>>;
  /** Nothing may refer to them. */
  remove(ids: readonly number[]): Promise<void>;
  count(): Promise<number>;
}
