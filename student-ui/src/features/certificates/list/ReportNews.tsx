import { Alert, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { UserText } from '../../../components/UserText';
import classes from './list.module.css';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';

/** That a report was corrected or withdrawn, when and why, and what its holder does now. */
export function ReportNews({ report }: { readonly report: NonNullable<CertificateRow['report']> }) {
  const t = useListTexts();
  const { status, edition, since, reason } = report;
  if (status === 'current') return null;
  const day = dayOf(since);
  return (
    <Alert
      color={status === 'withdrawn' ? 'red' : 'yellow'}
      title={t(`report.${status}On`, { day, edition })}
      c="var(--ink)"
      w="100%"
    >
      {reason && (
        <Text size="sm" className={classes.reason} mb={6}>
          <UserText>{t('report.because', { reason })}</UserText>
        </Text>
      )}
      <Text size="sm">{t(`report.${status}Text`, { edition })}</Text>
    </Alert>
  );
}
