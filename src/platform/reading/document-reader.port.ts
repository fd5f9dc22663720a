import type { FileType } from '../../domain/files/stored-file.js';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';

/** What came of reading a document: `nothing` where no zone is on it, `failed` where reading it broke the reader or took too long. */
export type DocumentReading =
  | { readonly kind: 'read'; readonly zone: ZoneFields }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' };

/** Makes out what is printed on documents. What it makes out is data and never followed. */
export abstract class DocumentReader {
  /** Its name and version: what another version read may be read again. */
  abstract readonly version: string;

  /** @throws DomainError `unavailable` where it cannot be asked now. */
  abstract readPassport(bytes: Uint8Array, type: FileType): Promise<DocumentReading>;
}
