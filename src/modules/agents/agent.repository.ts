import type { Agent, AgentFields, NamedAgent } from '../../domain/catalog/agent.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface AgentFilter {
  readonly ids?: readonly number[];
  readonly companyId?: number;
  readonly universityId?: number;
  /** Beginnings of words of the company's name. */
  readonly companyName?: string;
  /** Beginnings of words of the university's name. */
  readonly universityName?: string;
  /** Beginnings of words of what the list shows. */
  readonly q?: string;
}

export type AgentSort = 'id' | 'companyName' | 'universityName';

export abstract class AgentReader {
  abstract findById(id: number): Promise<NamedAgent | null>;
  /** By the name of the university. */
  abstract findByCompany(companyId: number): Promise<NamedAgent[]>;
  abstract list(request: ListRequest<AgentSort, AgentFilter>): Promise<Page<NamedAgent>>;
}

export interface AgentStore {
  /** Those of the ids that exist, by id. Nobody else changes them before this transaction ends. */
  lock(ids: readonly number[]): Promise<Agent[]>;
  /** The link of the two, locked as by `lock`. */
  lockLink(link: AgentFields): Promise<Agent | null>;
  /** @throws DomainError `already_exists` where the two are linked already. */
  insert(link: AgentFields): Promise<Agent>;
  /** @throws DomainError `stale_version` where the stored version is another, `already_exists` as `insert` does. */
  update(agent: Agent): Promise<Agent>;
  remove(ids: readonly number[]): Promise<void>;
  count(): Promise<number>;
}
