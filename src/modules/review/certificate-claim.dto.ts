import type { SeenClaim } from './certificate-claims.service.js';

/** Which reviewer has a record before them. */
export class ClaimDto {
  /** @example 3 */
  userId!: number;
  /** The name of the account, or its user name. @example "Officer Lim" */
  name!: string;
  /** Whether it is the caller's own. @example false */
  mine!: boolean;
  /** Until when, unless it is renewed. @example "2026-03-01T04:10:06.789Z" */
  until!: string;
}

export function toClaimDto({ userId, name, mine, until }: SeenClaim): ClaimDto {
  return { userId, name, mine, until: until.toISOString() };
}
