import { RawFiles } from './raw-files.port.js';

/** Files as services ask for them: sealed on their way in, opened on their way out. Throws as `RawFiles`. */
export abstract class FileStorage extends RawFiles {
  /**
   * As `putBytes`, for a file of `size` bytes that is never held whole in clear. Where the pieces break off nothing is
   * stored.
   * @throws DomainError `storage_full`.
   */
  abstract putPieces(key: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
}
