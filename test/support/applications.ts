import { PDFDocument, StandardFonts } from 'pdf-lib';
import { completeForm } from './applicant.js';
import type { PortalClient } from './portal.js';

/** A form with an image, a PDF of two pages and a remark in it. */
export async function formToReview(client: PortalClient) {
  const form = await completeForm(client);
  const { data } = await client.upload('certificate', 'degree.pdf', await pages('Bachelor of Science', 'Reverse'));
  return { ...form, cert_photos: [data.url], payment_remark: 'Paid by my father' };
}

async function pages(...texts: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  // Not in the file: a viewer has to bring it.
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const text of texts) document.addPage([595, 842]).drawText(text, { x: 60, y: 700, size: 40, font });
  return Buffer.from(await document.save());
}
