import type { Company, CompanyFields, CompanyUses } from '../../domain/catalog/company.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface CompanyFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the name. */
  readonly name?: string;
  /** The whole region; letter case does not matter. */
  readonly region?: string;
  /** Beginnings of words of what the list shows. */
  readonly q?: string;
}

export type CompanySort = 'id' | 'name' | 'region';

export abstract class CompanyReader {
  abstract findById(id: number): Promise<Company | null>;
  /** Those of one region come by name. */
  abstract list(request: ListRequest<CompanySort, CompanyFilter>): Promise<Page<Company>>;
}

export interface CompanyStore {
  /**
   * Those of the ids that exist, by id. Nobody else changes them, or refers to them anew, before this transaction ends.
   */
  lock(ids: readonly number[]): Promise<Company[]>;
  /** Those that exist, by name without regard to letter case. */
  findByNames(names: readonly string[]): Promise<Company[]>;
  /** @throws DomainError `already_exists` where the region has a company of this name. */
  insert(company: CompanyFields): Promise<Company>;
  /** @throws DomainError `stale_version` where the stored version is another, `already_exists` as `insert` does. */
  update(company: Company): Promise<Company>;
  /** What refers to these; those that nothing refers to may be left out. */
  uses(ids: readonly number[]): Promise<ReadonlyMap<number, CompanyUses>>;
  /** Nothing may refer to them. */
  remove(ids: readonly number[]): Promise<void>;
  count(): Promise<number>;
}
