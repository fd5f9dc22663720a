import type { CertificateStatus } from '@myverify/domain/certificate/certificate.machine';
import { type Look, Tag } from '../../components/Tag';
import { useValueTexts } from '../../i18n/values.texts';

/** Info, default, success and danger of the specification, each with a text that stands out from it. */
const LOOKS: Readonly<Record<CertificateStatus, Look>> = {
  Unverified: ['navy', 'var(--accent)'],
  Verifying: ['gray', 'var(--ink)'],
  Verified: ['green', 'var(--good)'],
  Rejected: ['red', 'var(--bad)'],
};

export function StatusBadge({ status }: { readonly status: CertificateStatus }) {
  const values = useValueTexts();
  return <Tag look={LOOKS[status]}>{values(`status.${status}`)}</Tag>;
}
