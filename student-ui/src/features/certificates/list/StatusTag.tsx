import { Badge } from '@mantine/core';
import { useValueTexts } from '../../../i18n/values.texts';
import type { CertificateRow } from './queries';

type Status = CertificateRow['cert_status'];

/** Info, default, success and danger of the specification, each with a text that stands out from it. */
const COLORS: Readonly<Record<Status, readonly [color: string, text: string]>> = {
  Unverified: ['blue', 'blue.9'],
  Verifying: ['gray', 'gray.9'],
  Verified: ['green', '#14532d'],
  Rejected: ['red', '#8f1d1d'],
};

export function StatusTag({ status }: { readonly status: Status }) {
  const values = useValueTexts();
  const [color, text] = COLORS[status];
  return (
    <Badge variant="light" color={color} c={text} tt="none" radius="sm" size="lg" fz="sm" miw="max-content">
      {values(`status.${status}`)}
    </Badge>
  );
}
