/** Links that open one private resource for a while without a session. */
export abstract class LinkSigner {
  /** The query (`exp=...&sig=...`) that opens `resource`, such as `file:01H...` or `report:12`, until `expiresAt`. */
  abstract sign(resource: string, expiresAt: Date): string;
  /** What the link of a mail holds that opens `resource`, which is record `id`: `readLinkToken` takes it apart. */
  abstract token(resource: string, id: number, until: Date): string;
  /** True where the query or the token belongs to this resource and has not expired. */
  abstract verify(resource: string, exp: string, sig: string, now: Date): boolean;
}
