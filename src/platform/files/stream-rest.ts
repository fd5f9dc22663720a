const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 30_000;

/** Reads the rest of a stream and throws it away, in the background; one that goes on and on is closed instead. */
export function swallow(chunks: AsyncIterator<Uint8Array>): void {
  const deadline = Date.now() + LONGEST_MS;
  const drain = async () => {
    for (let left = MOST_BYTES; left > 0 && Date.now() < deadline; ) {
      const next = await chunks.next();
      if (next.done) return;
      left -= next.value.length;
    }
    await chunks.return?.();
  };
  // Nobody waits for these bytes any more: how the stream ends makes no difference.
  void drain().catch(() => undefined);
}
