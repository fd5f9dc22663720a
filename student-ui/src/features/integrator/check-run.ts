import { newKey } from '@myverify/api-client/idempotency-key';
import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import { AT_ONCE, type CheckItem } from '@myverify/domain/report-check/check-request';
import { isSettled } from '../../lib/command';

type Ask = (items: readonly CheckItem[], key: string) => Promise<readonly CheckOutcome[]>;

/** Asks a hundred at a time, so that the answers come as they are found. Where it breaks off it can go on. */
export class CheckRun {
  readonly outcomes = new Map<number, CheckOutcome>();
  private next = 0;
  /** Of the hundred that is asked for: its answer may have been lost alone. */
  private key: string | null = null;

  constructor(
    private readonly items: readonly CheckItem[],
    private readonly ask: Ask,
  ) {}

  /**
   * Asks for all that has no answer yet.
   * @param answered after each hundred. @returns whether more is wanted.
   * @throws what a call fails by; called again it goes on with what that asked for, under the key that it had.
   */
  async goOn(answered: () => boolean): Promise<void> {
    while (this.next < this.items.length) {
      this.key ??= newKey();
      const outcomes = await this.ask(this.items.slice(this.next, this.next + AT_ONCE), this.key).catch((error) => {
        if (isSettled(error, true)) this.key = null;
        throw error;
      });
      for (const outcome of outcomes) this.outcomes.set(outcome.line, outcome);
      this.key = null;
      this.next += AT_ONCE;
      if (!answered()) return;
    }
  }
}
