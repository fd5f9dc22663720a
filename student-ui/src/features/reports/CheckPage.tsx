import { Anchor, Paper, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useIdle } from '../../lib/use-idle';
import { AboutReport } from './AboutReport';
import { CheckForm } from './CheckForm';
import classes from './check.module.css';
import { useCheckTexts } from './check.texts';
import { FileCheckCard, loadFileCheck } from './FileCheckCard';

/** One after the other: to ask for both at once takes a phone twice as long, in which it does not listen. */
async function bringSteps(): Promise<void> {
  await import('./CheckNumberPage');
  await loadFileCheck();
}

/** Where a report is checked; what a check comes to is fetched once this is shown. */
export default function CheckPage() {
  const t = useCheckTexts();
  const isIdle = useIdle();
  useEffect(() => {
    // Ahead of its use, so that a line that breaks meanwhile is told as what it is. A failure here is told when it matters.
    if (isIdle) void bringSteps().catch(() => undefined);
  }, [isIdle]);
  return (
    <Page title={t('title')} lead={t('lead')} description={t('description')} size="md">
      <Stack gap="xl" className={classes.screen}>
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <CheckForm typed="" />
        </Paper>
        <FileCheckCard />
        <Anchor component={Link} to={paths.access} underline="always">
          {t('many')}
        </Anchor>
        <AboutReport />
      </Stack>
    </Page>
  );
}
