import type { NamedAgent } from '../domain/catalog/agent.js';
import { RefersTo } from '../platform/http/refers-to.decorator.js';

export const AGENT_NAMES = { companyId: 'cid', universityId: 'uid' } as const;

export class PortalAgentInputDto {
  /** The agency. @example 12 */
  @RefersTo('company')
  cid!: number;

  /** @example 5 */
  @RefersTo('university')
  uid!: number;
}

/** One university that a company is an agency of. */
export class PortalAgentDto {
  /** @example 12 */
  cid!: number;
  /** @example 5 */
  uid!: number;
  /** @example "Universiti Malaya" */
  uname!: string;
}

export function toPortalAgentDto({ companyId, universityId, universityName }: NamedAgent): PortalAgentDto {
  return { cid: companyId, uid: universityId, uname: universityName };
}
