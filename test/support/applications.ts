import { completeForm } from './applicant.js';
import { loadOnce } from './load-once.js';
import type { PortalClient } from './portal.js';

const { pagesPdf } = await loadOnce<typeof import('./papers.js')>('./papers.ts');

/** A form with an image, a PDF of two pages and a remark in it. */
export async function formToReview(client: PortalClient) {
  const form = await completeForm(client);
  const { data } = await client.upload('certificate', 'degree.pdf', await pagesPdf('Bachelor of Science', 'Reverse'));
  return { ...form, cert_photos: [data.url], payment_remark: 'Paid by my father' };
}
