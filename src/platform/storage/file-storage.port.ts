import { RawFiles } from './raw-files.port.js';

/** Files as services ask for them: sealed on their way in, opened on their way out. Throws as `RawFiles`. */
export abstract class FileStorage extends RawFiles {
  /**
   * As `putBytes`, for a file of `size` bytes that is never held whole in clear. Where the pieces break off nothing is
   * stored.
   * @throws DomainError `storage_full`.
   */
  abstract putPieces(key: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * As `read`, for what is known by its key alone: no SHA-256 of it is kept that would tell whether somebody else put
   * it there, so what lies in clear counts as `not_found`, and operators are told.
   */
  abstract readSealed(key: string): Promise<Uint8Array>;
}
