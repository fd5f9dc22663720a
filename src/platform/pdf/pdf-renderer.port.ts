import type { Receipt, ReceiptLanguage } from '../../domain/payment/receipt.js';
import type { ReportClaims } from '../../domain/report/report.claims.js';
import type { CertifiedFields } from '../../domain/report/report.js';
import type { Issuer } from '../../domain/site/site-details.js';
import type { SealPlace } from '../seal/report-signer.port.js';

/** Everything a report shows. */
export interface ReportDocument {
  readonly number: string;
  readonly edition: number;
  readonly issuedAt: Date;
  readonly fields: CertifiedFields;
  /** What it says of the review behind it. */
  readonly claims: ReportClaims;
  readonly issuer: Issuer;
  /** The name of the ministry that stamps and confirms. */
  readonly ministry: string;
  /** Address of the check page of this number; the QR code holds it. */
  readonly checkUrl: string;
  /** JPEG or PNG bytes, re-encoded by us. */
  readonly photo: { readonly type: string; readonly bytes: Uint8Array } | null;
  /** Where it is to be sealed. */
  readonly seal: SealPlace | null;
  /** It shows what a report looks like, and says so on each page. */
  readonly isSample?: boolean;
}

/** Everything a receipt shows. */
export interface ReceiptDocument {
  readonly receipt: Receipt;
  readonly language: ReceiptLanguage;
  readonly issuer: Issuer;
}

export abstract class PdfRenderer {
  /** An A4 PDF with embedded fonts. @throws Error when the browser hangs, dies or the text lacks the number. */
  abstract render(document: ReportDocument, signal: AbortSignal): Promise<Uint8Array>;
  /** The receipt of an application, on one page. @throws Error as `render` does, where the text lacks the total. */
  abstract renderReceipt(document: ReceiptDocument, signal: AbortSignal): Promise<Uint8Array>;
}
