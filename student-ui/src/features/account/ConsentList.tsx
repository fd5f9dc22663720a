import { Box, Skeleton, Stack, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { RecordTable } from '../../components/RecordTable';
import { consentsQuery } from '../../lib/consents';
import { usePersonalDataTexts } from './personal-data.texts';

/** Which notices the user agreed to, in which version and language, and when. */
export function ConsentList() {
  const t = usePersonalDataTexts();
  const { data, error, refetch } = useQuery(consentsQuery);
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Text>{t('consents.none')}</Text>;
  return (
    <Box w="100%">
      <RecordTable
        label={t('consents.title')}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          { key: 'notice', title: t('consents.notice'), cell: ({ notice }) => t(`notice.${notice}`) },
          { key: 'version', title: t('consents.version'), cell: ({ version }) => version },
          { key: 'language', title: t('consents.language'), cell: ({ language }) => t(`language.${language}`) },
          { key: 'day', title: t('consents.day'), cell: ({ at }) => dayOf(at) },
        ]}
      />
    </Box>
  );
}

function Waiting() {
  return (
    <Stack gap="sm" w="100%" aria-hidden="true">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  );
}
