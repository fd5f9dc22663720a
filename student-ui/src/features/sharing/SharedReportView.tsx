import { Alert, Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CertifiedFields, KeyFacts, ReportFacts } from '../../components/report/CheckedFacts';
import { Editions } from '../../components/report/Editions';
import { NumberSteps } from '../../components/report/NumberSteps';
import { ReviewChecks } from '../../components/report/ReviewChecks';
import { Verdict } from '../../components/report/Verdict';
import { paths } from '../../config/paths';
import { useErrorText } from '../../lib/messages';
import { lastDayOf } from './moments';
import { fetchPdf, type SharedReport } from './queries';
import { SharedPhoto } from './SharedPhoto';
import { useSharedTexts } from './shared.texts';

/** The report as it stands now, as on the page that checks numbers. */
export function SharedReportView({ report }: { readonly report: SharedReport }) {
  const t = useSharedTexts();
  const { result, number, edition, editions, linkEndsAt, pdfUrl, photoUrl } = report;
  const keep = t('steps.keep', { day: lastDayOf(linkEndsAt) });
  const older = editions.length > 1 ? [t('steps.older', { edition })] : [];
  const steps = result === 'valid' ? [t('steps.compare'), ...older, t('steps.passport'), keep] : [t('steps.askHolder')];
  return (
    <Stack gap="lg" aria-live="polite">
      <Verdict tone={result} word={t(result)} text={t(`${result}Text`)} steps={steps}>
        <div>
          <Text fw={650}>
            {t('number')}: {number}
          </Text>
          <Anchor component={Link} to={paths.checkOf(number)} underline="always">
            {t('check')}
          </Anchor>
        </div>
        <KeyFacts report={report} />
        <ReportFacts report={report} />
        <NumberSteps steps={report.steps} />
      </Verdict>
      {pdfUrl && <Download address={pdfUrl} number={number} />}
      <CertifiedFields report={report} />
      {photoUrl && <SharedPhoto address={photoUrl} />}
      <ReviewChecks report={report} />
      <Editions editions={report.editions} />
    </Stack>
  );
}

function Download({ address, number }: { readonly address: string; readonly number: string }) {
  const t = useSharedTexts();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchPdf(address),
    onSuccess: (pdf) => saveFile(pdf, `${number}.pdf`),
  });
  return (
    <Paper withBorder p="md">
      <Stack gap="xs" align="flex-start">
        <Button loading={isPending} onClick={() => mutate()}>
          {t('download')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('downloadText')}
        </Text>
        {error && (
          <Alert color="red" role="alert" title={t('downloadFailed')} w="100%">
            {errorText(error)}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
