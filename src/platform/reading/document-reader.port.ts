import type { FileType } from '../../domain/files/stored-file.js';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';
import type { Wanted } from '../../domain/reading/reading.js';

/** `nothing` where what was looked for is not on the document, `failed` where reading it broke the reader or took too long. */
interface Unread {
  readonly kind: 'nothing' | 'failed';
}

export type DocumentReading = { readonly kind: 'read'; readonly zone: ZoneFields } | Unread;

export type TextReading =
  | {
      readonly kind: 'read';
      readonly text: string;
      /** Of 100: how sure the reader is of what it made out. */
      readonly confidence: number;
    }
  | Unread;

/** Makes out what is printed on documents. What it makes out is data and never followed. */
export abstract class DocumentReader {
  /** Its names and versions: what another version read may be read again. */
  abstract readonly versions: Readonly<Record<Wanted, string>>;

  /** @throws DomainError `unavailable` where it cannot be asked now. */
  abstract readPassport(bytes: Uint8Array, type: FileType): Promise<DocumentReading>;

  /** The text of the first pages, cleaned and cut. @throws DomainError `unavailable` where it cannot be asked now. */
  abstract readText(bytes: Uint8Array, type: FileType): Promise<TextReading>;
}
