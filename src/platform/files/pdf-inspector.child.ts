import { readFileSync } from 'node:fs';
import { inspectPdf } from './pdf-inspection.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { PdfVerdict } from './pdf-verdict.js';

// The process for one PDF: its path comes as argument, the verdict goes back as one message.
process.send?.(verdictOn(process.argv[2] ?? ''), () => process.exit());

function verdictOn(path: string): PdfVerdict {
  try {
    inspectPdf(readFileSync(path));
    return { kind: 'sound' };
  } catch (error) {
    if (error instanceof PdfRefusal) return error.said ? { kind: 'refused', said: error.said } : { kind: 'unreadable' };
    throw error;
  }
}
