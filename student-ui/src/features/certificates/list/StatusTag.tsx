import { Badge, Stack } from '@mantine/core';
import { useValueTexts } from '../../../i18n/values.texts';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';

type Look = readonly [color: string, text: string];

/** Info, default, success and danger of the specification, each with a text that stands out from it. */
const LOOKS: Readonly<Record<CertificateRow['cert_status'], Look>> = {
  Unverified: ['blue', 'blue.9'],
  Verifying: ['gray', 'gray.9'],
  Verified: ['green', '#14532d'],
  Rejected: ['red', '#8f1d1d'],
};

const REPORT_LOOKS: Readonly<Record<'corrected' | 'withdrawn', Look>> = {
  corrected: ['yellow', '#6b4300'],
  withdrawn: ['red', '#8f1d1d'],
};

interface Props {
  readonly record: CertificateRow;
  /** The side on which two of them are in line. */
  readonly side?: 'start' | 'end';
}

/** The status of the application, and below it what has become of its report. */
export function StatusTag({ record, side = 'start' }: Props) {
  const t = useListTexts();
  const values = useValueTexts();
  const { cert_status: status, report } = record;
  return (
    <Stack gap={4} align={`flex-${side}`}>
      <Tag look={LOOKS[status]}>{values(`status.${status}`)}</Tag>
      {report && report.status !== 'current' && (
        <Tag look={REPORT_LOOKS[report.status]}>{t(`report.${report.status}`)}</Tag>
      )}
    </Stack>
  );
}

function Tag({ look: [color, text], children }: { readonly look: Look; readonly children: string }) {
  return (
    <Badge variant="light" color={color} c={text} tt="none" radius="sm" size="lg" fz="sm" miw="max-content">
      {children}
    </Badge>
  );
}
