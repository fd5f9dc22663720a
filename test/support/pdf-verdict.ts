import { inspectPdf } from '../../src/platform/pdf-inspection/pdf-inspection.js';
import { PdfRefusal } from '../../src/platform/pdf-inspection/pdf-refusal.js';

/** What the user is told; of an unreadable one that it is unreadable. */
export function verdictOnPdf(file: Buffer): string {
  try {
    inspectPdf(file);
    return 'sound';
  } catch (error) {
    if (error instanceof PdfRefusal) return error.said?.code ?? 'unreadable';
    throw error;
  }
}
