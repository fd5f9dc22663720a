import { stopwatch } from '@myverify/api-client/stopwatch';

/** Nothing came any more. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

/** So much is kept as pieces; what is more goes into a blob, which browsers put on the disk where it is large. */
const IN_MEMORY = 4_000_000;

/**
 * All of an answer's body, with its type; as long as something comes, it may take its time.
 * @param open is aborted once nothing comes any more
 * @param onBytes is told how much has come
 * @throws Stalled; what `open` and the body throw
 */
export async function readPatiently(
  open: (limit: AbortSignal) => Promise<Response>,
  onBytes?: (bytes: number) => void,
): Promise<Blob> {
  const stalled = new AbortController();
  const watch = stopwatch(() => stalled.abort());
  watch.again();
  try {
    const { body, headers } = await open(stalled.signal);
    return await gathered(body, headers.get('Content-Type') ?? '', (bytes) => {
      watch.again();
      onBytes?.(bytes);
    });
  } catch (error) {
    throw stalled.signal.aborted ? new Stalled() : error;
  } finally {
    watch.end();
  }
}

/** A blob of blobs names them and copies nothing: however large the whole is, it is there once. */
async function gathered(body: Response['body'], type: string, onBytes: (bytes: number) => void): Promise<Blob> {
  const whole: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, inMemory] = [0, 0];
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value);
    bytes += read.value.length;
    inMemory += read.value.length;
    if (inMemory >= IN_MEMORY) {
      whole.push(new Blob(pieces));
      [pieces, inMemory] = [[], 0];
    }
    onBytes(bytes);
  }
  return new Blob([...whole, ...pieces], { type });
}
