/** By list: how many of its rows have `releasable`. */
export class ReleaseCountsDto {
  /** Null where the caller sees no proposals. @example 3 */
  proposals!: number | null;
  /** Null without `catalog.manage`. @example 2 */
  contacts!: number | null;
  /** Null without `catalog.manage`. @example 0 */
  mailDomains!: number | null;
}
