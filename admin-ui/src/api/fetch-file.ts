import { ApiError, notReached } from '@myverify/api-client/api-error';
import { readPatiently, Stalled } from './read-patiently';
import { unanswered } from './refuse';
import { onceShown, sendOnce } from './send';

/**
 * The bytes of a file, with their type.
 * @param onBytes is told how much has come
 * @throws ApiError where it is refused, breaks off, or nothing comes any more; the signal's reason where it was
 * cancelled.
 */
export async function fetchFile(url: string, signal: AbortSignal, onBytes?: (bytes: number) => void): Promise<Blob> {
  const request = () => new Request(new URL(url, location.origin), { signal });
  try {
    // Nobody's patience runs out while the question stands open.
    return await onceShown(() => readPatiently((limit) => sendOnce(request(), limit), onBytes));
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw unanswered(error instanceof Stalled ? 'timeout' : notReached());
  }
}
