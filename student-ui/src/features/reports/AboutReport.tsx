import { List, SimpleGrid, Stack, Title } from '@mantine/core';
import { useCheckTexts } from './check.texts';

export function AboutReport() {
  const t = useCheckTexts();
  return (
    <Stack gap="sm" component="section" aria-labelledby="about-report">
      <Title order={2} fz={20} id="about-report">
        {t('about.title')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <div>
          <Title order={3} fz="md" mb={6}>
            {t('about.means')}
          </Title>
          <List spacing={4}>
            <List.Item>{t('about.means1')}</List.Item>
            <List.Item>{t('about.means2')}</List.Item>
            <List.Item>{t('about.means3')}</List.Item>
          </List>
        </div>
        <div>
          <Title order={3} fz="md" mb={6}>
            {t('about.not')}
          </Title>
          <List spacing={4}>
            <List.Item>{t('about.not1')}</List.Item>
            <List.Item>{t('about.notConfirmed')}</List.Item>
            <List.Item>{t('about.not2')}</List.Item>
            <List.Item>{t('about.not3')}</List.Item>
          </List>
        </div>
      </SimpleGrid>
    </Stack>
  );
}
