import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { WRONG_FORMAT } from '../../domain/files/file-kind.js';
import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { PassingFile } from '../files/file-intake.port.js';
import { type ChildPool, unavailable } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import { isPdfVerdict, type PdfTask, type PdfVerdict } from './pdf-verdict.js';

/** Has each PDF looked through in a process of its own, with little memory, little time and none of our settings. */
@Injectable()
export class PdfInspector {
  private readonly pool: ChildPool;

  constructor(processes: ChildProcesses) {
    this.pool = processes.pool({
      script: fileURLToPath(new URL('./pdf-inspector.child.js', import.meta.url)),
      flags: ['--max-old-space-size=96', '--max-semi-space-size=2'],
      env: {},
      processes: 2,
      longestQueue: 50,
      longestMs: 5_000,
      tasksPerProcess: 1,
      idleMs: 0,
      unavailable: message('pdfs_unavailable'),
    });
  }

  /**
   * @throws DomainError `wrong_format` for what is no sound PDF, `upload_refused` for what a PDF may not contain,
   * `unavailable` where too many wait, or the machine is too busy.
   */
  async inspect({ path, key }: PassingFile): Promise<void> {
    const verdict = await this.verdictOn({ path, key });
    if (verdict.kind === 'unreadable') throw new DomainError('wrong_format', WRONG_FORMAT);
    if (verdict.kind === 'refused') throw new DomainError('upload_refused', verdict.said);
  }

  private async verdictOn(task: PdfTask): Promise<PdfVerdict> {
    const outcome = await this.pool.run(task);
    if (outcome.kind === 'too slow' && outcome.isStarved) throw unavailable(message('files_busy'));
    if (outcome.kind === 'too slow') return refused(message('pdf_too_slow'));
    if (outcome.kind === 'answered' && isPdfVerdict(outcome.answer)) return outcome.answer;
    return refused(message('pdf_not_checked'));
  }
}

function refused(said: Message): PdfVerdict {
  return { kind: 'refused', said };
}
