import { Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useAddressTexts } from './address.texts';
import { ConsentList } from './ConsentList';
import { EraseAccount } from './EraseAccount';
import { ExportButton } from './ExportButton';
import { FactorList } from './FactorList';
import { useFactorTexts } from './factors.texts';
import { OwnAddress } from './OwnAddress';
import { usePersonalDataTexts } from './personal-data.texts';
import { SessionList } from './SessionList';
import { useSessionTexts } from './sessions.texts';

/** What users may do with what is held about them. */
export function PersonalData({ isStudent }: { isStudent: boolean }) {
  const t = usePersonalDataTexts();
  const sessions = useSessionTexts();
  const factors = useFactorTexts();
  const address = useAddressTexts();
  return (
    <Stack gap="lg" component="section" aria-labelledby="your-data" mt="lg">
      <div>
        <Title order={2} id="your-data" fz={22}>
          {t('title')}
        </Title>
        <Text c="dimmed" mt={4}>
          {t('lead')}{' '}
          <Anchor component={Link} to={paths.privacy} underline="always" inherit>
            {t('privacy')}
          </Anchor>
          {t('leadEnd')}
        </Text>
      </div>
      <Part title={t('export.title')}>
        <Text>{t('export.text')}</Text>
        <ExportButton />
      </Part>
      <Part title={t('consents.title')}>
        <ConsentList />
      </Part>
      <Part title={address('title')}>
        <Text>{address('lead')}</Text>
        <OwnAddress />
      </Part>
      <Part title={factors('title')}>
        <Text>{factors('lead')}</Text>
        <FactorList />
      </Part>
      <Part title={sessions('title')}>
        <Text>{sessions('lead')}</Text>
        <SessionList />
      </Part>
      <Part title={t('erase.title')}>
        {isStudent ? (
          <>
            <Text>{t('erase.text')}</Text>
            <div>
              <Text>{t('erase.kept')}</Text>
              <List spacing={4} mt={4}>
                <List.Item>{t('erase.keptReports')}</List.Item>
                <List.Item>{t('erase.keptReceipts')}</List.Item>
                <List.Item>{t('erase.keptRest')}</List.Item>
              </List>
            </div>
            <EraseAccount />
          </>
        ) : (
          <Text>{t('erase.staff')}</Text>
        )}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="md" align="flex-start">
        <Title order={3} fz={18}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
