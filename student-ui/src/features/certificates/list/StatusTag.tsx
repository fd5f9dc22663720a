import { Badge } from '@mantine/core';
import { useValueTexts } from '../../../i18n/values.texts';
import type { CertificateRow } from './queries';

type Status = CertificateRow['cert_status'];

/** Info, default, success and danger of the specification, in shades that carry their text. */
const COLORS: Readonly<Record<Status, string>> = {
  Unverified: 'blue',
  Verifying: 'gray',
  Verified: 'green',
  Rejected: 'red',
};

export function StatusTag({ status }: { readonly status: Status }) {
  const values = useValueTexts();
  return (
    <Badge variant="light" color={COLORS[status]} c={`${COLORS[status]}.9`} tt="none" radius="sm" size="lg" fz="sm">
      {values(`status.${status}`)}
    </Badge>
  );
}
