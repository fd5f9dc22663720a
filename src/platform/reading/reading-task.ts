import type { FileType } from '../../domain/files/stored-file.js';

export interface ReadingTask {
  readonly wanted: 'zone' | 'text';
  readonly bytes: Uint8Array;
  readonly type: FileType;
}
