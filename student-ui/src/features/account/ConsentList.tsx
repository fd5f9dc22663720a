import { Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../components/FailedState';
import { type Column, RecordTable } from '../../components/RecordTable';
import { WholeDates } from '../../components/WholeDates';
import { type Consent, consentsQuery } from '../../lib/consents';
import { EnquiriesDialog } from './EnquiriesDialog';
import { usePersonalDataTexts } from './personal-data.texts';

/** Which notices the user agreed to, in which version and language, and when; what can be withdrawn is so here. */
export function ConsentList() {
  const t = usePersonalDataTexts();
  const { data, error, refetch } = useQuery(consentsQuery);
  const [asked, setAsked] = useState<'withdraw' | 'agree' | null>(null);
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Text>{t('consents.none')}</Text>;
  const enquiries = data.findLast(({ notice }) => notice === 'enquiries');
  const held = data.findLast(({ notice, withdrawnAt }) => notice === 'enquiries' && withdrawnAt === null);
  const columns: [Column<Consent>, ...Column<Consent>[]] = [
    { key: 'notice', title: t('consents.notice'), cell: ({ notice }) => t(`notice.${notice}`) },
    { key: 'version', title: t('consents.version'), cell: ({ version }) => <WholeDates>{version}</WholeDates> },
    { key: 'language', title: t('consents.language'), cell: ({ language }) => t(`language.${language}`) },
    { key: 'day', title: t('consents.day'), cell: ({ at }) => <WholeDates>{dayOf(at)}</WholeDates> },
  ];
  if (data.some(({ withdrawnAt }) => withdrawnAt !== null)) {
    columns.push({
      key: 'withdrawn',
      title: t('consents.withdrawn'),
      cell: ({ withdrawnAt }) => (
        <WholeDates>{withdrawnAt === null ? t('consents.holds') : dayOf(withdrawnAt)}</WholeDates>
      ),
    });
  }
  return (
    <>
      <Box w="100%">
        <RecordTable label={t('consents.title')} rows={data} rowKey={({ id }) => id} columns={columns} />
      </Box>
      {enquiries && (
        <Button variant="default" onClick={() => setAsked(held ? 'withdraw' : 'agree')}>
          {held ? t('enquiries.withdraw') : t('enquiries.agree')}
        </Button>
      )}
      {asked && <EnquiriesDialog asks={asked} onClose={() => setAsked(null)} />}
    </>
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
