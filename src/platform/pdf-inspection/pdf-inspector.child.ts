import { openPassing } from '../files/passing-file.js';
import { answerTasks } from '../processes/answer-tasks.js';
import { inspectPdf } from './pdf-inspection.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { PdfTask, PdfVerdict } from './pdf-verdict.js';

answerTasks(async (file: PdfTask): Promise<PdfVerdict> => {
  const bytes = await openPassing(file);
  try {
    inspectPdf(bytes);
    return { kind: 'sound' };
  } catch (error) {
    if (error instanceof PdfRefusal) return error.said ? { kind: 'refused', said: error.said } : { kind: 'unreadable' };
    throw error;
  }
});
