import { Logger } from '@nestjs/common';

const MINUTE_MS = 60_000;

/**
 * Says that something is out of order, and that it works again, however often it is told. What fails and works in turns
 * is told of once a minute. With `repeat` an outage that lasts is told of again each minute, for as long as it is
 * noticed.
 */
export class OutageLog {
  readonly #logger: Logger;
  #broken = false;
  /** Whether "works again" is still to be said. */
  #told = false;
  #toldAt = Number.NEGATIVE_INFINITY;
  #untold = 0;

  constructor(
    private readonly what: string,
    private readonly options: { readonly repeat?: boolean } = {},
  ) {
    this.#logger = new Logger(what);
  }

  get broken(): boolean {
    return this.#broken;
  }

  failed(error: unknown): void {
    this.#broken = true;
    const now = performance.now();
    if ((this.#told && !this.options.repeat) || now - this.#toldAt < MINUTE_MS) {
      this.#untold += 1;
      return;
    }
    const cause = error instanceof Error ? error.message || error.name : String(error);
    if (this.#told) this.#logger.warn(`${this.what} still fails, ${this.#untold} times more meanwhile: ${cause}`);
    else this.#logger.error(`${this.what} fails: ${cause}`);
    this.#told = true;
    this.#toldAt = now;
    this.#untold = 0;
  }

  works(): void {
    this.#broken = false;
    if (!this.#told) return;
    this.#told = false;
    this.#logger.log(`${this.what} works again`);
  }
}
