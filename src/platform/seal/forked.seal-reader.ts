import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { SEAL_STATES, type SealState } from '../../domain/certificate/file-verdict.js';
import { message } from '../../domain/messages/message.js';
import type { StagedFile } from '../files/file-intake.port.js';
import type { ChildPool } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import type { SealTask } from './seal-examiner.child.js';
import { SealKeys } from './seal-keys.js';
import { type FoundSeal, SealReader } from './seal-reader.port.js';

const UNREAD: FoundSeal = { state: 'unread', number: null };

/**
 * Has each file of a stranger examined in a process of its own, with little memory, little time and none of our
 * settings.
 */
@Injectable()
export class ForkedSealReader extends SealReader {
  private readonly pool: ChildPool;

  constructor(
    @Inject(SealKeys) private readonly keys: SealKeys,
    processes: ChildProcesses,
  ) {
    super();
    this.pool = processes.pool({
      script: fileURLToPath(new URL('./seal-examiner.child.js', import.meta.url)),
      flags: ['--max-old-space-size=96', '--max-semi-space-size=2'],
      env: {},
      processes: 2,
      longestQueue: 50,
      longestMs: 10_000,
      tasksPerProcess: 1,
      idleMs: 0,
      unavailable: message('pdfs_unavailable'),
    });
  }

  async examine({ path, key }: StagedFile): Promise<FoundSeal> {
    const certificates = this.keys.all.map(({ raw }) => raw.toString('base64'));
    const outcome = await this.pool.run({ path, key, certificates } satisfies SealTask);
    return outcome.kind === 'answered' && isFoundSeal(outcome.answer) ? outcome.answer : UNREAD;
  }

  async verify(pdf: Uint8Array): Promise<SealState> {
    const { sealIn } = await import('./seal.examination.js');
    return sealIn(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), this.keys.all);
  }
}

function isFoundSeal(message: unknown): message is FoundSeal {
  if (typeof message !== 'object' || message === null || !('state' in message) || !('number' in message)) return false;
  const { state, number } = message;
  return SEAL_STATES.some((one) => one === state) && (number === null || typeof number === 'string');
}
