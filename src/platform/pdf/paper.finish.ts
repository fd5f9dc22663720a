import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import type { SealPlace } from '../seal/report-signer.port.js';
import { leaveSealPlace } from '../seal/seal-place.js';
import { type PaperFacts, prepareForArchive } from './paper.archive.js';
import type { ReceiptDocument, ReportDocument } from './pdf-renderer.port.js';
import { drawnText } from './pdf-text.js';
import { srgbProfile } from './srgb-profile.js';

export interface FinishedPaper {
  readonly bytes: Uint8Array;
  /** Characters that are printed as boxes. */
  readonly boxes: number;
}

interface Finishing {
  readonly facts: PaperFacts;
  /** What it must say, without blanks. */
  readonly shows: { readonly what: string; readonly text: string };
  readonly seal: SealPlace | null;
}

/**
 * Checks a rendered report, names it, and leaves a place for its seal.
 * @throws Error when its text lacks the report's number.
 */
export function finishReport(printed: Uint8Array, document: ReportDocument): Promise<FinishedPaper> {
  const { number, edition, issuedAt, seal } = document;
  const facts = { title: `Verification report ${number}`, subject: `Edition ${edition}`, issuedAt, language: 'en-MY' };
  return finish(printed, { facts, shows: { what: 'number', text: number }, seal });
}

/** @throws Error when its text lacks the total. */
export function finishReceipt(
  printed: Uint8Array,
  { receipt }: ReceiptDocument,
  { title, total, language }: { readonly title: string; readonly total: string; readonly language: string },
): Promise<FinishedPaper> {
  const facts = { title, subject: `Application ${receipt.reference}`, issuedAt: receipt.statedAt, language };
  return finish(printed, { facts, shows: { what: 'total', text: total }, seal: null });
}

async function finish(printed: Uint8Array, { facts, shows, seal }: Finishing): Promise<FinishedPaper> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { text, boxes } = drawnText(pdf);
  if (!text.includes(shows.text)) throw new Error(`The rendered PDF does not show its ${shows.what} ${shows.text}`);
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setAuthor('MyVerify');
  pdf.setSubject(facts.subject);
  pdf.setCreator('MyVerify');
  pdf.setProducer('MyVerify');
  pdf.setCreationDate(facts.issuedAt);
  pdf.setModificationDate(facts.issuedAt);
  prepareForArchive(pdf, facts, { profile: await srgbProfile(), printed });
  if (seal) leaveSealPlace(pdf, seal);
  return {
    bytes: await pdf.save({ updateFieldAppearances: false, useObjectStreams: false, objectsPerTick: Infinity }),
    boxes,
  };
}
