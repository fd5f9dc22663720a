import { readFileSync } from 'node:fs';
import { answerTasks } from '../processes/answer-tasks.js';
import { inspectPdf } from './pdf-inspection.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { PdfTask, PdfVerdict } from './pdf-verdict.js';

answerTasks(({ path }: PdfTask): PdfVerdict => {
  try {
    inspectPdf(readFileSync(path));
    return { kind: 'sound' };
  } catch (error) {
    if (error instanceof PdfRefusal) return error.said ? { kind: 'refused', said: error.said } : { kind: 'unreadable' };
    throw error;
  }
});
