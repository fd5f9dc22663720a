import type { CertificateRecord } from '../form/queries';

interface Story {
  readonly cert_status: CertificateRecord['cert_status'];
  readonly enquiries: readonly Pick<CertificateRecord['enquiries'][number], 'party' | 'open'>[];
}

/** Who acts next on an application, or what is to be done. */
export function nextStep({ cert_status, enquiries }: Story) {
  if (cert_status === 'Unverified') return 'draft';
  if (cert_status === 'Rejected') return 'mend';
  if (cert_status === 'Verified') return 'done';
  const awaited = new Set(enquiries.flatMap(({ party, open }) => (open ? [party] : [])));
  if (awaited.size > 1) return 'both';
  const [party] = awaited;
  return party ?? 'us';
}
