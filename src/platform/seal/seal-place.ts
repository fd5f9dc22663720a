import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import type { PDFDocument } from 'pdf-lib';
import type { SealPlace } from './report-signer.port.js';

/** Gives a document a signature field whose value is zeros. It has to be saved without object streams. */
export function leaveSealPlace(document: PDFDocument, { reason, signedAt, room }: SealPlace): void {
  pdflibAddPlaceholder({
    pdfDoc: document,
    name: 'MyVerify',
    reason,
    location: '',
    contactInfo: '',
    signingTime: signedAt,
    // In hexadecimal digits.
    signatureLength: 2 * room,
    subFilter: 'ETSI.CAdES.detached',
  });
}
