import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { BounceMailbox } from '../../platform/mail/bounce-mailbox.port.js';
import { BouncesService, LARGEST_BOUNCE } from './bounces.service.js';

/**
 * Every two minutes, takes in what has come back to the mailbox. A process that ends between a message and its mark
 * reads it again, and several processes may read the same one: a message changes something once
 * (`BounceStore.takeOnce`).
 */
@Injectable()
export class BounceMailboxTask extends PeriodicTask {
  readonly name = 'Fetching of mails that came back';
  override readonly firstMs = 5_000;
  readonly everyMs = 2 * 60_000;
  private readonly logger = new Logger('Bounces');

  constructor(
    private readonly mailbox: BounceMailbox,
    private readonly bounces: BouncesService,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    if (this.mailbox.isSet) await this.mailbox.visit((message) => this.take(message), LARGEST_BOUNCE, signal);
  }

  /** @returns whether it is a bounce. */
  private async take(message: Uint8Array): Promise<boolean> {
    const { said, isBounce } = await this.bounces.takeIn(message);
    this.logger.log(said);
    return isBounce;
  }
}
