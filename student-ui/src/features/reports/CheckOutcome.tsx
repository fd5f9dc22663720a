import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CertifiedFields, KeyFacts, ReportFacts } from '../../components/report/CheckedFacts';
import { Editions } from '../../components/report/Editions';
import { NOTHING_CHECKED, NUMBER_STEPS, NumberSteps } from '../../components/report/NumberSteps';
import { ReviewChecks } from '../../components/report/ReviewChecks';
import classes from '../../components/report/report.module.css';
import { Verdict } from '../../components/report/Verdict';
import { useCommonTexts } from '../../i18n/common.texts';
import { CheckFailed } from './CheckFailed';
import own from './check.module.css';
import { useOutcomeTexts } from './outcome.texts';
import { PhotoForm } from './PhotoForm';
import { type Checked, type CheckedReport, checkQuery } from './queries';
import { SampleOutcome } from './SampleOutcome';
import { WatchForm } from './WatchForm';
import { WhichEdition } from './WhichEdition';

/** What the service says of a number, or that it could not be asked. */
export function CheckOutcome({ number }: { readonly number: string }) {
  const t = useOutcomeTexts();
  const [address] = useSearchParams();
  const asked = checkQuery(number, editionIn(address.get('edition')));
  // What was said of another edition holds the place until the answer is there, and is shown as that.
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = query;
  return (
    <div aria-live="polite" aria-busy={isFetching} className={isPlaceholderData ? own.before : undefined}>
      {!data && !error && (
        <>
          <VisuallyHidden>{t('checking')}</VisuallyHidden>
          <Skeleton height={320} radius="md" />
        </>
      )}
      {error && (
        <CheckFailed error={error} isAsking={isFetching} onRetry={() => void refetch()}>
          <NumberSteps steps={NOTHING_CHECKED} />
        </CheckFailed>
      )}
      {!error && data && <Answer checked={data} at={isPlaceholderData ? null : dataUpdatedAt} />}
    </div>
  );
}

/** The edition that the visitor holds, where the address says so. */
function editionIn(text: string | null): number | null {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

interface AnswerProps<Answered> {
  readonly checked: Answered;
  /** When it was said; `null` for what holds the place of another answer. */
  readonly at: number | null;
}

function Answer({ checked, at }: AnswerProps<Checked>) {
  if ('fields' in checked) return <Issued checked={checked} at={at} />;
  if (checked.result === 'sample_report') return <SampleOutcome />;
  return checked.result === 'mistyped' ? <Mistyped /> : <Unknown />;
}

function Unknown() {
  const t = useOutcomeTexts();
  const common = useCommonTexts();
  return (
    <Verdict
      tone="unknown"
      word={t('verdict.unknown')}
      text={t('verdict.unknownText')}
      steps={[t('steps.characters'), t('steps.scan'), t('steps.forged') + common('gap') + t('contact')]}
    >
      <NumberSteps
        steps={NUMBER_STEPS.map((step) => ({ step, outcome: step === 'found' ? 'failed' : 'not_checked' }))}
      />
    </Verdict>
  );
}

export function Mistyped() {
  const t = useOutcomeTexts();
  return (
    <Verdict
      tone="mistyped"
      word={t('verdict.mistyped')}
      text={t('verdict.mistypedText')}
      steps={[t('steps.characters'), t('steps.scan')]}
    />
  );
}

function Issued({ checked: report, at }: AnswerProps<CheckedReport>) {
  const t = useOutcomeTexts();
  const isValid = report.result === 'valid';
  const isOld = isValid && report.steps.some(({ step, outcome }) => step === 'current_edition' && outcome === 'failed');
  const tone = isOld ? 'superseded' : report.result;
  return (
    <Stack gap="lg">
      <Verdict
        tone={tone}
        word={t(`verdict.${tone}`)}
        text={t(`verdict.${tone}Text`, { edition: report.edition })}
        steps={useWhatToDo(tone)}
      >
        <KeyFacts report={report} />
        <ReportFacts report={report} />
        <NumberSteps steps={report.steps} />
      </Verdict>
      <CertifiedFields report={report} />
      {isValid && <PhotoForm key={report.number} number={report.number} />}
      <ReviewChecks report={report} />
      <Editions editions={report.editions}>
        {report.editions.length > 1 && <WhichEdition editions={report.editions} />}
      </Editions>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('checkedAt', { time: at === null ? '…' : minuteOf(at) })}
          <span className={classes.printed}> {t('checkedWhere', { address: location.href })}</span>
        </Text>
        <Button variant="default" className={own.screen} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Group>
      {isValid && <WatchForm number={report.number} />}
    </Stack>
  );
}

function useWhatToDo(tone: 'valid' | 'superseded' | 'withdrawn'): readonly string[] {
  const t = useOutcomeTexts();
  const common = useCommonTexts();
  if (tone === 'withdrawn') return [t('steps.askHolder')];
  if (tone === 'superseded') return [t('steps.askNewest'), t('steps.compareNewest')];
  const differs = t('steps.differs') + common('gap') + t('contact');
  return [t('steps.compare'), t('steps.edition'), t('steps.photo'), t('steps.passport'), differs];
}

function minuteOf(at: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuala_Lumpur', timeStyle: 'short' }).format(at);
  return `${dayOf(new Date(at).toISOString())} ${time}`;
}
