import type { Integrator } from '../../domain/integrator/integrator.js';
import type { Member, MemberOf, Membership } from '../../domain/integrator/member.js';
import type { KeyUse } from './integrator.repository.js';

export abstract class MemberReader {
  /** Whose people this account is one of, as it is at this moment; `null` for nobody's. */
  abstract integratorOf(userId: number): Promise<Integrator | null>;
  /** In the order in which they came. */
  abstract listOf(integratorId: number): Promise<Member[]>;
}

export interface MemberStore {
  insert(member: Membership): Promise<void>;
  find(userId: number): Promise<MemberOf | null>;
  /** The ids of their accounts. */
  allOf(integratorId: number): Promise<number[]>;
  remove(userId: number): Promise<void>;
  /** Adds to what is counted of the day. */
  countUse(integratorId: number, use: KeyUse): Promise<void>;
}
