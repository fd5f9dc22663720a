import { FileStorage } from './file-storage.port.js';

/** Where the sealed bytes of files lie. Services ask `FileStorage`, which seals and opens. */
export abstract class RawFiles extends FileStorage {}
