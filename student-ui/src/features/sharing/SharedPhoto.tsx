import { Paper, Stack, Text, Title } from '@mantine/core';
import classes from '../../components/report/report.module.css';
import { useReportTexts } from '../../components/report/report.texts';
import { useSharedTexts } from './shared.texts';

/** The photo, beside which the one on the paper is held. */
export function SharedPhoto({ address }: { readonly address: string }) {
  const t = useSharedTexts();
  const inReport = useReportTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="sm">
        <Title order={2} fz={20}>
          {t('photo')}
        </Title>
        <Text size="sm">{t('photoText')}</Text>
        <img className={classes.photo} src={address} alt={inReport('photo')} />
      </Stack>
    </Paper>
  );
}
