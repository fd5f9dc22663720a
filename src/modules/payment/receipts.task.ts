import { Injectable } from '@nestjs/common';
import { RECEIPT_KEPT_MS, RECEIPTS } from '../../domain/payment/receipt.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';

/**
 * Removes receipts an hour after they were made: whoever asks again gets one that says what stands by then. No row
 * names them, so in a bucket that may be another service's they stay.
 */
@Injectable()
export class ReceiptsTask extends PeriodicTask {
  readonly name = 'Removing receipts that were handed out';
  readonly everyMs = RECEIPT_KEPT_MS;

  constructor(
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const before = this.clock.now().getTime() - RECEIPT_KEPT_MS;
    for await (const { key, storedAt } of this.storage.list(RECEIPTS)) {
      if (signal.aborted) return;
      if (storedAt.getTime() <= before) await this.storage.deleteUnknown(key);
    }
  }
}
