import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { languageOf } from '@myverify/domain/shared/text-language';
import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '../../../components/FailedState';
import { LinkButton } from '../../../components/LinkButton';
import { UserText } from '../../../components/UserText';
import { paths } from '../../../config/paths';
import { lazyPart } from '../../../lib/lazy-part';
import { paymentQuery } from '../../../lib/payment';
import { siteQuery, usualWords } from '../../../lib/site';
import { FeeTable } from '../form/FeeTable';
import { useFieldTexts } from '../form/fields.texts';
import { useFormTexts } from '../form/form.texts';
import type { CertificateRecord } from '../form/queries';
import { StatusTimeline } from '../form/StatusTimeline';
import { ReportNews } from '../list/ReportNews';
import { nextStep } from './next-step';
import { ReceiptButton } from './ReceiptButton';
import classes from './Track.module.css';
import { useTrackTexts } from './track.texts';

const ReportMoment = lazyPart(() => import('./ReportMoment'), FailedPart, <Skeleton height={420} radius="md" />);

interface Props {
  readonly record: CertificateRecord;
}

export function Track({ record }: Props) {
  return (
    <>
      {record.report && <ReportNews report={record.report} />}
      {record.cert_status === 'Verified' && record.verifi_no && record.report?.status !== 'withdrawn' && (
        <ReportMoment id={record.id} number={record.verifi_no} edition={record.report?.edition ?? 1} />
      )}
      <Facts record={record} />
      {record.cert_status === 'Rejected' && record.reject_reason && (
        <Reason id={record.id} text={record.reject_reason} />
      )}
      <StatusTimeline record={record} />
      <Next record={record} />
      <Fee record={record} />
      <Actions record={record} />
    </>
  );
}

function Facts({ record }: Props) {
  const t = useTrackTexts();
  const fields = useFieldTexts();
  const certificate = [record.university, record.major].filter(Boolean).join(', ');
  return (
    <dl className={classes.facts}>
      <dt>{t('number')}</dt>
      <dd>{record.id}</dd>
      <dt>{t('service')}</dt>
      <dd>{fields(record.type)}</dd>
      <dt>{t('certificate')}</dt>
      <dd>{certificate ? <UserText>{certificate}</UserText> : '—'}</dd>
      {record.applied_at && (
        <>
          <dt>{t('applied')}</dt>
          <dd>{dayOf(record.applied_at)}</dd>
        </>
      )}
    </dl>
  );
}

function Reason({ id, text }: { readonly id: number; readonly text: string }) {
  const t = useTrackTexts();
  return (
    <Alert color="red" title={t('reason')}>
      <Text size="sm" className={classes.reason} lang={languageOf(text)}>
        {text}
      </Text>
      <LinkButton to={paths.certificate(id)} mt="sm">
        {t('mend')}
      </LinkButton>
    </Alert>
  );
}

function Next({ record }: Props) {
  const t = useTrackTexts();
  const { data: site } = useQuery(siteQuery);
  const step = nextStep(record);
  // What stands above says it.
  if (step === 'mend' || step === 'withdrawn') return null;
  const isInReview = record.cert_status === 'Verifying';
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section">
      <Stack gap="xs">
        <Title order={2} fz={20}>
          {t('nextTitle')}
        </Title>
        <Text>{t(`next.${step}`)}</Text>
        {isInReview && (
          <>
            {site?.usualTime && <Text fw={600}>{t('usual', usualWords(site.usualTime))}</Text>}
            <Text>{t('canChange')}</Text>
            <Text>{t('ifRejected')}</Text>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function Fee({ record }: Props) {
  const t = useTrackTexts();
  const { data } = useQuery(paymentQuery);
  const fee = data?.fees.find((candidate) => candidate.type === record.type);
  if (!fee) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section">
      <Title order={2} fz={20} mb="xs">
        {t('paid')}
      </Title>
      <FeeTable fee={fee} />
      {record.cert_status === 'Verifying' && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('paidText')}
        </Text>
      )}
      {record.cert_status !== 'Unverified' && record.applied_at !== null && <ReceiptButton id={record.id} />}
    </Paper>
  );
}

function Actions({ record }: Props) {
  const t = useTrackTexts();
  const forms = useFormTexts();
  return (
    <Group className={classes.actions}>
      <LinkButton to={paths.certificates}>{forms('toList')}</LinkButton>
      <LinkButton to={paths.certificate(record.id)} variant="default">
        {t(record.allowed_actions.includes('save') ? 'open' : 'see')}
      </LinkButton>
      <Button variant="default" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Group>
  );
}
