import { Anchor, Paper, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { AboutReport } from './AboutReport';
import { CheckForm } from './CheckForm';
import classes from './check.module.css';
import { useCheckTexts } from './check.texts';
import { FileCheckCard, loadFileCheck } from './FileCheckCard';

/** Fails where the line breaks, which is told when it matters. */
const bringSteps = () => void Promise.allSettled([import('./CheckNumberPage'), loadFileCheck()]);

/** Where a report is checked; what a check comes to is fetched ahead of its use, once somebody turns to the form. */
export default function CheckPage() {
  const t = useCheckTexts();
  return (
    <Page title={t('title')} lead={t('lead')} description={t('description')} size="md">
      <Stack
        gap="xl"
        className={classes.screen}
        onFocus={bringSteps}
        onPointerEnter={bringSteps}
        onDragEnter={bringSteps}
      >
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
