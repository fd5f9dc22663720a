import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain/shared/domain-error.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';

/** Files that a job makes once somebody asks for them, under a key that stands for all that they say. */
@Injectable()
export class MadeFilesService {
  /** Between the first two looks for a file; each wait is twice as long as the one before, up to a second. */
  protected readonly firstMs: number = 100;
  /** How long whoever asks for a file waits for it. */
  protected readonly allMs: number = 15_000;

  constructor(private readonly storage: FileStorage) {}

  /**
   * @param find gives what is there.
   * @param order has it made where nothing is.
   * @returns `null` where it is still being made after a while.
   */
  async take(find: () => Promise<Uint8Array | null>, order: () => Promise<unknown>): Promise<Uint8Array | null> {
    const made = await find();
    if (made) return made;
    await order();
    const until = Date.now() + this.allMs;
    for (let pause = this.firstMs; Date.now() < until; pause = Math.min(2 * pause, 1_000)) {
      await sleep(pause);
      const found = await find();
      if (found) return found;
    }
    return null;
  }

  /** Makes a PDF, unless that was done already. */
  async make(key: string, render: () => Promise<Uint8Array>): Promise<void> {
    if (!(await this.find(key))) await this.storage.putBytes(key, await render());
  }

  /** What was made before; what others put there is nothing. */
  async find(key: string): Promise<Uint8Array | null> {
    try {
      return await this.storage.readSealed(key);
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'not_found') return null;
      throw error;
    }
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
