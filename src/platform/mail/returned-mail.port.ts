/** A message that came to the address for bounces. */
export interface ReturnedMail {
  /** What its headers say of whom it was brought to; nothing to believe by itself. */
  readonly addressedTo: readonly string[];
  /** What became of a mail of ours, as RFC 3464 writes it; `null`: it is no report of a delivery. */
  readonly deliveryStatus: string | null;
}

export abstract class ReturnedMails {
  /** @returns `null` for what is no mail at all. */
  abstract read(message: Uint8Array): Promise<ReturnedMail | null>;
}
