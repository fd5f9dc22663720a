import { PartialType } from '@nestjs/swagger';
import type { NamedAgent } from '../../domain/catalog/agent.js';
import { RefersTo } from '../../platform/http/refers-to.decorator.js';
import { idFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { AgentFilter, AgentSort } from './agent.repository.js';

export class AgentInputDto {
  /** @example 12 */
  @RefersTo('company')
  companyId!: number;

  /** @example 5 */
  @RefersTo('university')
  universityId!: number;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class AgentChangeDto extends PartialType(AgentInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class AgentDto {
  /** @example 40 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 12 */
  companyId!: number;
  /** @example "Merdeka Bridge Education (Demo)" */
  companyName!: string;
  /** @example 5 */
  universityId!: number;
  /** @example "Universiti Malaya" */
  universityName!: string;
}

export function toAgentDto({
  id,
  version,
  companyId,
  companyName,
  universityId,
  universityName,
}: NamedAgent): AgentDto {
  return { id, version, companyId, companyName, universityId, universityName };
}

export const AGENT_LIST: ListRules<AgentSort, AgentFilter> = {
  sortable: ['id', 'companyName', 'universityName'],
  filters: {
    id: idsFilter,
    companyId: idFilter,
    universityId: idFilter,
    companyName: textFilter(200),
    universityName: textFilter(200),
    q: textFilter(Q_MAX),
  },
};
