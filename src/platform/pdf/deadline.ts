export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * The outcome of `work`, or a rejection as soon as the time is over (it may be `Infinity`) or one of the signals fires
 * (with its reason). `work` itself goes on; what it comes to then is dropped.
 */
export function within<T>(work: Promise<T>, ms: number, ...signals: readonly AbortSignal[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = () => settle(() => reject(new DeadlinePassed(`not done within ${ms} ms`)));
    const timer = ms === Infinity ? undefined : setTimeout(late, ms);
    const listeners = signals.map((signal) => ({ signal, listener: () => settle(() => reject(signal.reason)) }));
    const settle = (action: () => void) => {
      clearTimeout(timer);
      for (const { signal, listener } of listeners) signal.removeEventListener('abort', listener);
      action();
    };
    for (const { signal, listener } of listeners) signal.addEventListener('abort', listener);
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
    const fired = signals.find((signal) => signal.aborted);
    if (fired) settle(() => reject(fired.reason));
  });
}
