import { setPriority } from 'node:os';
import { answerTasks } from '../processes/answer-tasks.js';
import type { DocumentReading } from './document-reader.port.js';
import { isLegible } from './page-views.js';
import { picturesOf } from './pdf-pictures.js';
import type { ReadingTask } from './reading-task.js';

// Whoever waits for an answer of the service goes first.
setPriority(10);

answerTasks(async ({ bytes, type }: ReadingTask): Promise<DocumentReading> => {
  try {
    const pages = type === 'application/pdf' ? await picturesOf(bytes) : [Buffer.from(bytes)];
    for (const page of pages) {
      if (!(await isLegible(page))) continue;
      // Loaded for those that can be read: its models take a hundred megabytes.
      const { readZone } = await import('./zone-reader.js');
      const zone = await readZone(page);
      if (zone) return { kind: 'read', zone };
    }
    return { kind: 'nothing' };
  } catch {
    return { kind: 'failed' };
  }
});
