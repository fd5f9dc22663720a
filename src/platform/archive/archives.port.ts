export interface ArchiveEntry {
  /** A path inside the archive, with slashes. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** False for what is compressed already. */
  readonly compress: boolean;
  readonly content: AsyncIterable<Uint8Array | string>;
}

export abstract class Archives {
  /**
   * A ZIP of the entries, written while it is read: the next entry is asked for when the one before has been read, and
   * when the reader goes away the entries are ended.
   */
  abstract zip(entries: AsyncIterable<ArchiveEntry>): NodeJS.ReadableStream;
}
