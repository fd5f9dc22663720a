import type { Cooperation, CooperationFields, NamedCooperation } from '../../domain/catalog/cooperation.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface CooperationFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the name. */
  readonly name?: string;
  /** The whole region; letter case does not matter. */
  readonly region?: string;
  /** Beginnings of words of what the list shows. */
  readonly q?: string;
  /** Either side. */
  readonly universityId?: number;
  readonly university1Id?: number;
  readonly university2Id?: number;
}

export type CooperationSort = 'id' | 'name' | 'region' | 'university1Name' | 'university2Name';

export abstract class CooperationReader {
  abstract findById(id: number): Promise<NamedCooperation | null>;
  /** Those of one region come by name. */
  abstract list(request: ListRequest<CooperationSort, CooperationFilter>): Promise<Page<NamedCooperation>>;
}

export interface CooperationStore {
  /** Those of the ids that exist, by id. Nobody else changes them before this transaction ends. */
  lock(ids: readonly number[]): Promise<Cooperation[]>;
  /**
   * @throws DomainError `already_exists` where the two universities, in either order, have a cooperation of this name.
   */
  insert(cooperation: CooperationFields): Promise<Cooperation>;
  /** @throws DomainError `stale_version` where the stored version is another, `already_exists` as `insert` does. */
  update(cooperation: Cooperation): Promise<Cooperation>;
  remove(ids: readonly number[]): Promise<void>;
  count(): Promise<number>;
}
