import { Alert, List, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import type { Erasure } from './personal-data.queries';
import { usePersonalDataTexts } from './personal-data.texts';

/** What became of an account that was just erased: what is kept, why, and until when. */
export function ErasedNotice({ erasure: { removedRecords, kept } }: { erasure: Erasure }) {
  const t = usePersonalDataTexts();
  return (
    <Alert color="navy" title={t('erased.title')} role="status">
      <Text size="sm">{t('erased.text', { count: removedRecords })}</Text>
      {kept.length > 0 && (
        <>
          <Text size="sm" mt="xs" fw={600}>
            {t('erased.kept')}
          </Text>
          <List size="sm" spacing={4}>
            {kept.map(({ what, reportNumber, until }) => (
              <List.Item key={`${what} ${reportNumber}`}>
                {t(`kept.${what}`)}
                {reportNumber && ` ${reportNumber}`}{' '}
                {until ? t('erased.until', { day: dayOf(until) }) : t('erased.forever')}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
