import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { FileType } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { cleanCodes, cleanText } from '../../domain/reading/read-text.js';
import type { Wanted } from '../../domain/reading/reading.js';
import { placesInText } from '../../domain/reading/word-places.js';
import type { ChildPool } from '../processes/child.pool.js';
import { ChildProcesses } from '../processes/child.processes.js';
import { DocumentReader, type DocumentReading, type TextReading } from './document-reader.port.js';
import type { SeenDocument } from './document-text.js';
import type { ReadingTask } from './reading-task.js';

const READABLE: readonly FileType[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** A page takes a second or two; the text of one up to five, and a document has four. */
const LONGEST_MS: Readonly<Record<Wanted, number>> = { zone: 20_000, text: 80_000 };
/** Of that time; a page that is begun later might not be read to its end. */
const LAST_BEGIN = 0.55;

/** A process that breaks says no more than that. */
type Answer = Pick<TextReading, 'kind'> & Partial<SeenDocument>;

/**
 * Reads documents in processes of their own, with little memory, little time, no settings of ours and nothing from the
 * network. Passports have one for themselves: people wait for them.
 */
@Injectable()
export class ForkedDocumentReader extends DocumentReader {
  override readonly versions = { zone: 'zone-3', text: 'text-3' };
  private readonly pools: Readonly<Record<Wanted, ChildPool>>;

  constructor(processes: ChildProcesses) {
    super();
    const pool = (wanted: Wanted) =>
      processes.pool({
        script: fileURLToPath(new URL('./document-reader.child.js', import.meta.url)),
        flags: ['--max-old-space-size=256', '--max-semi-space-size=8'],
        env: { MALLOC_ARENA_MAX: '1' },
        processes: 1,
        longestQueue: 50,
        longestMs: LONGEST_MS[wanted],
        tasksPerProcess: 50,
        idleMs: 30_000,
        unavailable: message('reader_unavailable'),
        mostMemory: 512,
      });
    this.pools = { zone: pool('zone'), text: pool('text') };
  }

  override async readPassport(bytes: Uint8Array, type: FileType): Promise<DocumentReading> {
    return (await this.read({ wanted: 'zone', bytes, type })) as DocumentReading;
  }

  override async readText(bytes: Uint8Array, type: FileType): Promise<TextReading> {
    const { kind, ...seen } = (await this.read({ wanted: 'text', bytes, type })) as Answer;
    const found = { codes: cleanCodes(seen.codes ?? []), edits: seen.edits ?? null };
    const text = cleanText(seen.text ?? '');
    if (text === '') {
      return { kind: kind === 'read' ? 'nothing' : kind, text: null, confidence: null, places: [], ...found };
    }
    const places = placesInText(text, seen.words ?? []);
    return { kind, text, confidence: Math.round(seen.confidence ?? 0), places, ...found };
  }

  private async read(document: Omit<ReadingTask, 'lastBeginMs'>): Promise<unknown> {
    if (!READABLE.includes(document.type)) return { kind: 'nothing' };
    const pool = this.pools[document.wanted];
    const task: ReadingTask = { ...document, lastBeginMs: pool.options.longestMs * LAST_BEGIN };
    const outcome = await pool.run(task);
    if (outcome.kind === 'answered') return outcome.answer;
    return { kind: outcome.kind === 'died' ? 'failed' : outcome.kind };
  }
}
