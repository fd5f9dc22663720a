/** Keys with which browsers encrypt what somebody typed and has not sent. */
export abstract class DraftKeys {
  /**
   * @param salt another one makes another key; `null` until there is one.
   * @returns 32 bytes as base64url.
   */
  abstract keyOf(userId: number, salt: string | null): string;
}
