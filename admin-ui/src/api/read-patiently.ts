import { stopwatch } from './stopwatch';

/** Nothing came any more. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

/**
 * All of an answer's body, with its type; as long as something comes, it may take its time.
 * @param open is aborted once nothing comes any more
 * @throws Stalled; what `open` and the body throw
 */
export async function readPatiently(open: (limit: AbortSignal) => Promise<Response>): Promise<Blob> {
  const stalled = new AbortController();
  const watch = stopwatch(() => stalled.abort());
  watch.again();
  try {
    const { body, headers } = await open(stalled.signal);
    const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, next) {
        watch.again();
        next.enqueue(piece);
      },
    });
    return await new Response(body?.pipeThrough(watched) ?? null, { headers }).blob();
  } catch (error) {
    throw stalled.signal.aborted ? new Stalled() : error;
  } finally {
    watch.end();
  }
}
