/**
 * Failed logins by account, whether the account exists or not: those from each network, and those from all together.
 */
export interface LoginFailureStore {
  /**
   * Counts one try for an account within a window that begins with the first and lasts `windowMs`.
   * @param network from which it comes; left out, it is counted among those from everywhere.
   * @returns how many tries the window has now, and when it ends.
   */
  count(account: string, windowMs: number, now: Date, network?: string): Promise<{ tries: number; windowEnds: Date }>;
  /**
   * After a right try: those from its network are forgotten, and it is no longer counted among those from everywhere.
   */
  forgive(account: string, network: string): Promise<void>;
  /** Forgets all tries for an account. */
  clear(account: string): Promise<void>;
}
