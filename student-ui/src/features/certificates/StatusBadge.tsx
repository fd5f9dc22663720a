import type { CertificateStatus } from '@myverify/domain/certificate/certificate.machine';
import { LOOKS, type Look, Tag } from '../../components/Tag';
import { useValueTexts } from '../../i18n/values.texts';

/** Info, default, success and danger of the specification. */
const STATUS_LOOKS: Readonly<Record<CertificateStatus, Look>> = {
  Unverified: LOOKS.accent,
  Verifying: LOOKS.plain,
  Verified: LOOKS.good,
  Rejected: LOOKS.bad,
};

export function StatusBadge({ status }: { readonly status: CertificateStatus }) {
  const values = useValueTexts();
  return <Tag look={STATUS_LOOKS[status]}>{values(`status.${status}`)}</Tag>;
}
