import { setPriority } from 'node:os';
import { answerTasks } from '../processes/answer-tasks.js';
import type { DocumentReading } from './document-reader.port.js';
import type { SeenDocument } from './document-text.js';
import { isLegible } from './page-views.js';
import { viewsOfPdf } from './pdf-views.js';
import type { ReadingTask } from './reading-task.js';

// Whoever waits for an answer of the service goes first.
setPriority(10);

/** What was made out as text, as it was made out. */
type SeenText = SeenDocument & { readonly kind: 'read' | 'nothing' };

answerTasks(async (task: ReadingTask): Promise<DocumentReading | SeenText> => {
  try {
    return task.wanted === 'zone' ? await zoneOn(task) : await textOn(task);
  } catch {
    return { kind: 'failed' };
  }
});

async function zoneOn({ bytes, type }: ReadingTask): Promise<DocumentReading> {
  let best: DocumentReading = { kind: 'nothing' };
  const views = type === 'application/pdf' ? viewsOfPdf(bytes) : [{ picture: Buffer.from(bytes), page: 1 }];
  for await (const { picture, page } of views) {
    if (!(await isLegible(picture))) continue;
    // Loaded for those that can be read: its models take a hundred megabytes.
    const { readZone } = await import('./zone-reader.js');
    const reading = await readZone(picture, page);
    if (reading.kind === 'several' || (reading.kind === 'read' && reading.zone.isCertain)) return reading;
    if (best.kind === 'nothing') best = reading;
  }
  return best;
}

async function textOn(task: ReadingTask): Promise<SeenText> {
  const { readText } = await import('./document-text.js');
  const seen = await readText(task);
  return { kind: seen.text === null ? 'nothing' : 'read', ...seen };
}
