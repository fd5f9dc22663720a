import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../lib/days';
import { CertifiedFields, ReportFacts } from './CheckedFacts';
import { CheckFailed } from './CheckFailed';
import classes from './check.module.css';
import { useCheckTexts } from './check.texts';
import { type Checked, type CheckedReport, checkQuery } from './queries';
import { Verdict } from './Verdict';

/** What the service says of a number, or that it could not be asked. */
export function CheckOutcome({ number }: { readonly number: string }) {
  const t = useCheckTexts();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(checkQuery(number));
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {!data && !error && (
        <>
          <VisuallyHidden>{t('checking')}</VisuallyHidden>
          <Skeleton height={320} radius="md" />
        </>
      )}
      {error && <CheckFailed error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {!error && data && <Answer checked={data} at={dataUpdatedAt} />}
    </div>
  );
}

function Answer({ checked, at }: { readonly checked: Checked; readonly at: number }) {
  if ('fields' in checked) return <Issued report={checked} at={at} />;
  return checked.result === 'mistyped' ? <Mistyped /> : <Unknown />;
}

function Unknown() {
  const t = useCheckTexts();
  return (
    <Verdict
      tone="unknown"
      word={t('verdict.unknown')}
      text={t('verdict.unknownText')}
      steps={[t('steps.characters'), t('steps.scan'), `${t('steps.forged')} ${t('contact')}`]}
    />
  );
}

export function Mistyped() {
  const t = useCheckTexts();
  return (
    <Verdict
      tone="mistyped"
      word={t('verdict.mistyped')}
      text={t('verdict.mistypedText')}
      steps={[t('steps.characters'), t('steps.scan')]}
    />
  );
}

function Issued({ report, at }: { readonly report: CheckedReport; readonly at: number }) {
  const t = useCheckTexts();
  const isValid = report.result === 'valid';
  const steps = isValid
    ? [
        t('steps.compare'),
        t('steps.edition'),
        t('steps.photo'),
        t('steps.passport'),
        `${t('steps.differs')} ${t('contact')}`,
      ]
    : [t('steps.askHolder')];
  return (
    <Stack gap="lg">
      <Verdict
        tone={report.result}
        word={t(isValid ? 'verdict.valid' : 'verdict.withdrawn')}
        text={t(isValid ? 'verdict.validText' : 'verdict.withdrawnText')}
        steps={steps}
      >
        <ReportFacts report={report} />
      </Verdict>
      <CertifiedFields report={report} />
      <Group justify="space-between">
        <Text size="sm" c="gray.7">
          {t('checkedAt', { time: minuteOf(at) })}
          <span className={classes.printed}> {t('checkedWhere', { address: location.href })}</span>
        </Text>
        <Button variant="default" className={classes.screen} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Group>
    </Stack>
  );
}

function minuteOf(at: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuala_Lumpur', timeStyle: 'short' }).format(at);
  return `${dayOf(new Date(at).toISOString())} ${time}`;
}
