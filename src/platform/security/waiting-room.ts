import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

const MOST = 1000;
/** So that nobody fills the room alone. */
const MOST_OF_NETWORK = 20;
const COME_BACK_SECONDS = 30;

/** Where requests wait that hold nothing but their connection; so many at once, and none once the process is to end. */
@Injectable()
export class WaitingRoom implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly ofNetwork = new Map<string, number>();
  private inside = 0;

  constructor() {
    setMaxListeners(MOST, this.closing.signal);
  }

  /** @throws DomainError `too_many_requests` where there is no room, `unavailable` where the process ends. */
  async wait(ms: number, network: string): Promise<void> {
    const others = this.ofNetwork.get(network) ?? 0;
    if (this.inside >= MOST || others >= MOST_OF_NETWORK) {
      const retryAfter = COME_BACK_SECONDS;
      throw new DomainError('too_many_requests', message('wait_seconds', { seconds: retryAfter }), {
        retryAfter,
      });
    }
    this.inside += 1;
    this.ofNetwork.set(network, others + 1);
    try {
      await sleep(ms, undefined, { signal: this.closing.signal });
    } catch {
      throw new DomainError('unavailable', message('stopping'));
    } finally {
      this.leave(network);
    }
  }

  onModuleDestroy(): void {
    this.closing.abort();
  }

  private leave(network: string): void {
    this.inside -= 1;
    const left = (this.ofNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.ofNetwork.delete(network);
    else this.ofNetwork.set(network, left);
  }
}
