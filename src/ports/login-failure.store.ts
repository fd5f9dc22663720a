/** Failed logins by account, whether the account exists or not. */
export interface LoginFailureStore {
  /**
   * Counts one try for an account within a window that begins with the first and lasts `windowMs`.
   * @returns how many tries the window has now, and when it ends.
   */
  count(account: string, windowMs: number, now: Date): Promise<{ tries: number; windowEnds: Date }>;
  clear(account: string): Promise<void>;
}
