import type { FileType } from '../../domain/files/stored-file.js';

/** Tells pictures by their points. */
export abstract class PicturePoints {
  /**
   * SHA-256 of the points of a picture that is stored, as `AcceptedFile` has it of those that come.
   * @returns `null` for what is no picture, and for one that cannot be decoded.
   * @throws DomainError `unavailable` where too many wait.
   */
  abstract pixelsOf(bytes: Uint8Array, type: FileType): Promise<string | null>;
}
