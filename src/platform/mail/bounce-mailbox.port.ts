/** A mailbox that mails come back to. */
export abstract class BounceMailbox {
  /** False where none is set: then nothing is ever unread. */
  abstract readonly isSet: boolean;
  /**
   * Hands over each unread message, oldest first, and marks as read those that `take` answers `true` for. What it
   * answers `false` for stays unread, and this process hands it over no more. What `take` throws ends the visit and
   * leaves its message for the next one.
   * @param largest of longer messages one byte more than this is handed over.
   * Never throws: what fails is told to the log, once, and to the metrics.
   */
  abstract visit(take: (message: Uint8Array) => Promise<boolean>, largest: number, signal: AbortSignal): Promise<void>;
}
