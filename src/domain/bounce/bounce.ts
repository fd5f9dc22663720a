/**
 * That mails to the address of an account come back for good; gone as soon as the address is another, or is known to
 * work.
 */
export interface Bounce {
  readonly userId: number;
  /** Of the last one, as RFC 3463 has it. @example "5.1.1" */
  readonly status: string;
  readonly since: Date;
  readonly lastAt: Date;
  readonly count: number;
}

/** @param known what is known of the account; `null`: nothing came back yet. */
export function countBounce(known: Bounce | null, userId: number, status: string, now: Date): Bounce {
  return { userId, status, since: known?.since ?? now, lastAt: now, count: (known?.count ?? 0) + 1 };
}
