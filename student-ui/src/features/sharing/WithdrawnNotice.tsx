import { Alert, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { UserText } from '../../components/UserText';
import type { Withdrawal } from './queries';
import { useSharingTexts } from './sharing.texts';

/** Why the report can no longer be shared. */
export function WithdrawnNotice({ withdrawal: { at, reason } }: { readonly withdrawal: NonNullable<Withdrawal> }) {
  const t = useSharingTexts();
  return (
    <Alert color="red" c="var(--ink)" title={t('withdrawn.title', { day: dayOf(at) })}>
      {reason && (
        <Text size="sm" mb={6} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <UserText>{t('withdrawn.because', { reason })}</UserText>
        </Text>
      )}
      <Text size="sm">{t('withdrawn.text')}</Text>
    </Alert>
  );
}
