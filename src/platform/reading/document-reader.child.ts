import { setPriority } from 'node:os';
import { answerTasks } from '../processes/answer-tasks.js';
import type { DocumentReading, TextReading } from './document-reader.port.js';
import { isLegible } from './page-views.js';
import { picturesOf } from './pdf-pictures.js';
import type { ReadingTask } from './reading-task.js';

// Whoever waits for an answer of the service goes first.
setPriority(10);

/** `failed` is said of either. */
type Answer = DocumentReading | TextReading;

answerTasks(async (task: ReadingTask): Promise<Answer> => {
  try {
    return task.wanted === 'zone' ? await zoneOn(task) : await textOn(task);
  } catch {
    return { kind: 'failed' };
  }
});

async function zoneOn({ bytes, type }: ReadingTask): Promise<DocumentReading> {
  const pages = type === 'application/pdf' ? await picturesOf(bytes) : [Buffer.from(bytes)];
  for (const page of pages) {
    if (!(await isLegible(page))) continue;
    // Loaded for those that can be read: its models take a hundred megabytes.
    const { readZone } = await import('./zone-reader.js');
    const zone = await readZone(page);
    if (zone) return { kind: 'read', zone };
  }
  return { kind: 'nothing' };
}

async function textOn({ bytes, type }: ReadingTask): Promise<TextReading> {
  const { readText } = await import('./document-text.js');
  const { text, ...seen } = await readText(bytes, type);
  return { kind: text === null ? 'nothing' : 'read', text, ...seen };
}
