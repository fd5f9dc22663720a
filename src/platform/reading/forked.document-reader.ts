import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { FileType } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import type { ChildPool } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import { DocumentReader, type DocumentReading } from './document-reader.port.js';
import type { ReadingTask } from './reading-task.js';

const READABLE: readonly FileType[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** Reads documents in a process of its own, with little memory, little time, no settings of ours and nothing from the network. */
@Injectable()
export class ForkedDocumentReader extends DocumentReader {
  override readonly version = 'zone-1';
  private readonly pool: ChildPool;

  constructor(processes: ChildProcesses) {
    super();
    this.pool = processes.pool({
      script: fileURLToPath(new URL('./document-reader.child.js', import.meta.url)),
      flags: ['--max-old-space-size=256', '--max-semi-space-size=8'],
      env: { MALLOC_ARENA_MAX: '1' },
      processes: 1,
      longestQueue: 50,
      longestMs: 20_000,
      tasksPerProcess: 50,
      idleMs: 30_000,
      unavailable: message('reader_unavailable'),
      mostMemory: 512,
    });
  }

  override async readPassport(bytes: Uint8Array, type: FileType): Promise<DocumentReading> {
    if (!READABLE.includes(type)) return { kind: 'nothing' };
    const outcome = await this.pool.run({ bytes, type } satisfies ReadingTask);
    return outcome.kind === 'answered' ? (outcome.answer as DocumentReading) : { kind: 'failed' };
  }
}
