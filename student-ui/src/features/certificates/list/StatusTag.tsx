import { Stack } from '@mantine/core';
import { LOOKS, type Look, Tag } from '../../../components/Tag';
import { StatusBadge } from '../StatusBadge';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';

const REPORT_LOOKS: Readonly<Record<'corrected' | 'withdrawn', Look>> = {
  corrected: LOOKS.warning,
  withdrawn: LOOKS.bad,
};

interface Props {
  readonly record: CertificateRow;
  /** The side on which two of them are in line. */
  readonly side?: 'start' | 'end';
}

/** The status of the application, and below it what has become of its report. */
export function StatusTag({ record, side = 'start' }: Props) {
  const t = useListTexts();
  const { cert_status: status, report } = record;
  return (
    <Stack gap={4} align={`flex-${side}`}>
      <StatusBadge status={status} />
      {report && report.status !== 'current' && (
        <Tag look={REPORT_LOOKS[report.status]}>{t(`report.${report.status}`)}</Tag>
      )}
    </Stack>
  );
}
