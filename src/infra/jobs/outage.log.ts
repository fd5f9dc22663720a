import { Logger } from '@nestjs/common';

/** Says once that something is out of order, and once that it works again, however often it is told. */
export class OutageLog {
  readonly #logger: Logger;
  #broken = false;

  constructor(private readonly what: string) {
    this.#logger = new Logger(what);
  }

  get broken(): boolean {
    return this.#broken;
  }

  failed(error: unknown): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#logger.error(`${this.what} fails: ${error instanceof Error ? error.message || error.name : String(error)}`);
  }

  works(): void {
    if (!this.#broken) return;
    this.#broken = false;
    this.#logger.log(`${this.what} works again`);
  }
}
