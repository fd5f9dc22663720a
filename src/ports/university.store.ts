import type { University, UniversityNature } from '../domain/catalog/university.js';
import type { Page, PageRequest } from '../domain/shared/page.js';

export interface UniversityFilter {
  readonly name?: string;
  readonly nature?: UniversityNature;
}

export abstract class UniversityReader {
  /** By name. */
  abstract list(filter: UniversityFilter, page: PageRequest): Promise<Page<University>>;
}

export interface UniversityStore {
  insertMany(universities: readonly Omit<University, 'id'>[]): Promise<void>;
  count(): Promise<number>;
}
