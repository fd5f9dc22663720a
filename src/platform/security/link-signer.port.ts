/** Links that open one private resource for a while without a session. */
export abstract class LinkSigner {
  /** The query (`exp=...&sig=...`) that opens `resource`, such as `file:01H...` or `report:12`, until `expiresAt`. */
  abstract sign(resource: string, expiresAt: Date): string;
  /** True where the query belongs to this resource and has not expired. */
  abstract verify(resource: string, exp: string, sig: string, now: Date): boolean;
}
