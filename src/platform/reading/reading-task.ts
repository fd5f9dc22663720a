import type { FileType } from '../../domain/files/stored-file.js';

export interface ReadingTask {
  readonly wanted: 'zone' | 'text';
  readonly bytes: Uint8Array;
  readonly type: FileType;
  /** In milliseconds. Afterwards no further page is begun: what was read until then is worth more than nothing. */
  readonly lastBeginMs: number;
}
