import { Paper, Stack, Title } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import { Page } from '../../components/Page';
import { PrintedBands } from '../../components/report/PrintedBands';
import { readNumberOrAddress } from '../../components/report/report-number';
import { paths } from '../../config/paths';
import { AboutReport } from './AboutReport';
import { CheckForm } from './CheckForm';
import { CheckOutcome, Mistyped } from './CheckOutcome';
import classes from './check.module.css';
import { useCheckTexts } from './check.texts';
import { FileCheckCard } from './FileCheckCard';

/** What a number stands for. Reached from the form, by the link of a report, or by its QR code. */
export default function CheckNumberPage() {
  const { number = '' } = useParams();
  const t = useCheckTexts();
  const reading = readNumberOrAddress(number);
  if (reading.kind === 'number' && reading.number !== number)
    return <Navigate to={paths.checkOf(reading.number)} replace />;
  const isNumber = reading.kind === 'number';
  return (
    <Page title={isNumber ? t('resultTitle', { number }) : t('title')} description={t('description')} size="md">
      {isNumber ? <CheckOutcome key={number} number={number} /> : <Mistyped />}
      <PrintedBands />
      <Stack gap="xl" className={classes.screen} mt="md">
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          {isNumber && (
            <Title order={2} fz={20} mb="md">
              {t('another')}
            </Title>
          )}
          <CheckForm key={number} typed={isNumber ? '' : number} />
        </Paper>
        <FileCheckCard />
        <AboutReport />
      </Stack>
    </Page>
  );
}
