import type { FileType } from '../../domain/files/stored-file.js';
import type { DocumentEdits } from '../../domain/reading/document-edits.js';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';
import type { ReadingResult, Wanted } from '../../domain/reading/reading.js';
import type { WordPlace } from '../../domain/reading/word-places.js';

/**
 * `nothing` where what was looked for is not on the document, `failed` where reading it broke the reader or took too
 * much memory, `too slow` where its time ran out: the machine may have been busy.
 */
interface Unread {
  readonly kind: 'nothing' | 'failed' | 'too slow';
}

/** `several`: there is more than one passport on the document, and nobody can say whose is meant. */
export type DocumentReading =
  | { readonly kind: 'read'; readonly zone: ZoneFields }
  | { readonly kind: 'several' }
  | Unread;

/** `read` where there is text; codes may be on a document without any. */
export interface TextReading {
  readonly kind: ReadingResult | 'too slow';
  readonly text: string | null;
  /** Of 100: how sure the reader is of the text it made out. */
  readonly confidence: number | null;
  /** Where the text's words stand, as `placesInText` gives them. */
  readonly places: readonly WordPlace[];
  /** What the QR codes say. */
  readonly codes: readonly string[];
  /** `null` where nothing speaks of a change. */
  readonly edits: DocumentEdits | null;
}

/** Makes out what is printed on documents. What it makes out is data and never followed. */
export abstract class DocumentReader {
  /** Its names and versions: what another version read may be read again. */
  abstract readonly versions: Readonly<Record<Wanted, string>>;

  /** @throws DomainError `unavailable` where it cannot be asked now. */
  abstract readPassport(bytes: Uint8Array, type: FileType): Promise<DocumentReading>;

  /**
   * The text and the codes of the first pages, cleaned and cut.
   * @throws DomainError `unavailable` where it cannot be asked now.
   */
  abstract readText(bytes: Uint8Array, type: FileType): Promise<TextReading>;
}
