import bankReceipt from './bank-receipt.svg';
import certificateBack from './certificate-back.svg';
import certificateFront from './certificate-front.svg';
import stamp from './ministry-stamp.svg';
import photoPage from './passport-photo-page.svg';
import visaPage from './passport-visa-page.svg';
import qrReceipt from './qr-receipt.svg';
import transcriptFirst from './transcript-first.svg';
import transcriptLast from './transcript-last.svg';

/** Drawings of made-up documents, each marked as a sample. */
export const SAMPLES = {
  passport: [
    { picture: photoPage, what: 'photoPage' },
    { picture: visaPage, what: 'visaPage' },
  ],
  certificate: [
    { picture: certificateFront, what: 'certificateFront' },
    { picture: certificateBack, what: 'certificateBack' },
  ],
  transcript: [
    { picture: transcriptFirst, what: 'transcriptFirst' },
    { picture: transcriptLast, what: 'transcriptLast' },
  ],
  ministry: [{ picture: stamp, what: 'stamp' }],
  payment: [
    { picture: bankReceipt, what: 'bankReceipt' },
    { picture: qrReceipt, what: 'qrReceipt' },
  ],
} as const;
