import type { CertificateRecord } from '../form/queries';

interface Story {
  readonly cert_status: CertificateRecord['cert_status'];
  readonly report: Pick<NonNullable<CertificateRecord['report']>, 'status'> | null;
  readonly enquiries: readonly Pick<CertificateRecord['enquiries'][number], 'party' | 'open'>[];
}

/** Who acts next on an application, or what is to be done; `withdrawn` where its report is not to be used any more. */
export function nextStep({ cert_status, report, enquiries }: Story) {
  if (cert_status === 'Unverified') return 'draft';
  if (cert_status === 'Rejected') return 'mend';
  if (cert_status === 'Verified') return report?.status === 'withdrawn' ? 'withdrawn' : 'done';
  const awaited = new Set(enquiries.flatMap(({ party, open }) => (open ? [party] : [])));
  if (awaited.size > 1) return 'both';
  const [party] = awaited;
  return party ?? 'us';
}
