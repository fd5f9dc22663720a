interface Waiter {
  readonly go: () => void;
}

/** Lets so many callers in at once; the others wait in order. */
export class Slots {
  private readonly waiting = new Set<Waiter>();

  constructor(private free: number) {}

  /** Whether the next one to leave makes room for somebody. */
  get areWaitedFor(): boolean {
    return this.waiting.size > 0;
  }

  /** Waits for a free slot. @throws the reason of the signal that fires first. */
  async take(...signals: readonly AbortSignal[]): Promise<void> {
    for (const signal of signals) signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => settle(() => reject(signals.find((signal) => signal.aborted)?.reason));
      const waiter = { go: () => settle(resolve) };
      const settle = (action: () => void) => {
        this.waiting.delete(waiter);
        for (const signal of signals) signal.removeEventListener('abort', leave);
        action();
      };
      this.waiting.add(waiter);
      for (const signal of signals) signal.addEventListener('abort', leave);
    });
  }

  give(): void {
    const [next] = this.waiting;
    if (!next) {
      this.free += 1;
      return;
    }
    next.go();
  }
}
