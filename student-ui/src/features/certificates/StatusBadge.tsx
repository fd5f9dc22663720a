import { Badge } from '@mantine/core';
import type { CertificateStatus } from '@myverify/domain/certificate/certificate.machine';
import { useValueTexts } from '../../i18n/values.texts';

export type Look = readonly [color: string, text: string];

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

export function Tag({ look: [color, text], children }: { readonly look: Look; readonly children: string }) {
  return (
    <Badge variant="light" color={color} c={text} tt="none" radius="sm" size="lg" fz="sm" miw="max-content">
      {children}
    </Badge>
  );
}
