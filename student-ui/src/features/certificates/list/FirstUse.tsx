import { List, Paper, Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '../../../components/LinkButton';
import { paths } from '../../../config/paths';
import { useListTexts } from './list.texts';

/** What stands in the place of the list before there is one. */
export function FirstUse() {
  const t = useListTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="md" maw={720}>
        <Title order={2} fz={22}>
          {t('first.title')}
        </Title>
        <Text>{t('first.text')}</Text>
        <List type="ordered" spacing="xs">
          <List.Item>{t('first.step1')}</List.Item>
          <List.Item>{t('first.step2')}</List.Item>
          <List.Item>{t('first.step3')}</List.Item>
          <List.Item>{t('first.step4')}</List.Item>
        </List>
        <div>
          <LinkButton to={paths.newCertificate} size="md">
            {t('apply')}
          </LinkButton>
        </div>
      </Stack>
    </Paper>
  );
}
