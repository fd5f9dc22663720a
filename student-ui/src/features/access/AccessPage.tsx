import { Alert, Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { CONFIRM_DAYS } from '@myverify/domain/integrator/access-request';
import { useState } from 'react';
import { Page } from '../../components/Page';
import { AccessForm } from './AccessForm';
import { useAccessTexts } from './access.texts';

/** Where an organisation asks to check many reports at once. */
export default function AccessPage() {
  const t = useAccessTexts();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <Page title={t('title')} lead={t('lead')} description={t('description')} size="sm">
      <Anchor href="/docs" size="sm" underline="always">
        {t('docs')}
      </Anchor>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        {email === null ? (
          <AccessForm onSent={setEmail} />
        ) : (
          <Stack gap="sm" role="status">
            <Title order={2} fz={20}>
              {t('sent')}
            </Title>
            <Text>{t('sentText', { email, days: CONFIRM_DAYS })}</Text>
          </Stack>
        )}
      </Paper>
      <Alert color="gray" role="note">
        {t('notice')}
      </Alert>
    </Page>
  );
}
