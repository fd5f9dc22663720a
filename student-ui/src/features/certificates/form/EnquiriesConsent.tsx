import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useEnquiriesTexts } from '../../../components/enquiries.texts';
import { consentsQuery } from '../../../lib/consents';
import { useFormTexts } from './form.texts';

interface Props {
  readonly agrees: boolean;
  readonly onAgree: (agrees: boolean) => void;
}

/**
 * Asks before applying whether the university and the ministry may be asked. It is ticked by the applicant, or nobody
 * is asked.
 */
export function EnquiriesConsent({ agrees, onAgree }: Props) {
  const t = useFormTexts();
  const enquiries = useEnquiriesTexts();
  const { data } = useQuery(consentsQuery);
  // In whatever version: the service goes by it, too.
  const given = data?.findLast(({ notice, withdrawnAt }) => notice === 'enquiries' && withdrawnAt === null);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="enquiries-title">
      <Stack gap="sm">
        <Title order={2} fz="md" id="enquiries-title">
          {t('enquiries.title')}
        </Title>
        <Text size="sm" c="dimmed" id="enquiries-text">
          {enquiries('text')}
        </Text>
        {given ? (
          <Text size="sm" fw={550}>
            {t('enquiries.given', { day: dayOf(given.at) })}
          </Text>
        ) : (
          <Checkbox
            label={enquiries('agree')}
            description={t('enquiries.without')}
            aria-describedby="enquiries-text"
            checked={agrees}
            onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
          />
        )}
      </Stack>
    </Paper>
  );
}
