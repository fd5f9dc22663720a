import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import { leaveSealPlace } from '../seal/seal-place.js';
import type { ReportDocument } from './pdf-renderer.port.js';
import { drawnText } from './pdf-text.js';
import { prepareForArchive, reportSubject, reportTitle } from './report.archive.js';
import { srgbProfile } from './srgb-profile.js';

export interface FinishedReport {
  readonly bytes: Uint8Array;
  /** Characters that are printed as boxes. */
  readonly boxes: number;
}

/**
 * Checks a rendered report, names it, and leaves a place for its seal.
 * @throws Error when its text lacks the report's number.
 */
export async function finishReport(printed: Uint8Array, document: ReportDocument): Promise<FinishedReport> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { text, boxes } = drawnText(pdf);
  if (!text.includes(document.number)) throw new Error(`The rendered PDF does not show its number ${document.number}`);
  pdf.setTitle(reportTitle(document), { showInWindowTitleBar: true });
  pdf.setAuthor('MyVerify');
  pdf.setSubject(reportSubject(document));
  pdf.setCreator('MyVerify');
  pdf.setProducer('MyVerify');
  pdf.setCreationDate(document.issuedAt);
  pdf.setModificationDate(document.issuedAt);
  prepareForArchive(pdf, document, { profile: await srgbProfile(), printed });
  if (document.seal) leaveSealPlace(pdf, document.seal);
  return {
    bytes: await pdf.save({ updateFieldAppearances: false, useObjectStreams: false, objectsPerTick: Infinity }),
    boxes,
  };
}
