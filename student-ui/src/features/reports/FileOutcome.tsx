import { Anchor, Stack, Text } from '@mantine/core';
import { REISSUED } from '@myverify/domain/report/report';
import { dayOf } from '@myverify/domain/shared/calendar';
import { Link } from 'react-router-dom';
import { CertifiedFields, type Fact, Facts, KeyFacts } from '../../components/report/CheckedFacts';
import { ReviewChecks } from '../../components/report/ReviewChecks';
import { useReportTexts } from '../../components/report/report.texts';
import { Verdict } from '../../components/report/Verdict';
import type { Tone } from '../../components/report/VerdictMark';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { FileSteps } from './FileSteps';
import type { FileVerdict } from './file.queries';
import { useFileOutcomeTexts } from './file-outcome.texts';
import { useSampleTexts } from './sample.texts';

const TONES: Readonly<Record<FileVerdict['verdict'], Tone>> = {
  current: 'valid',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
  altered: 'altered',
  not_ours: 'unknown',
  sample: 'sample',
};

/** What a file is, in plain words, and what to do with it. */
export function FileOutcome({ verdict: answer }: { readonly verdict: FileVerdict }) {
  const t = useFileOutcomeTexts();
  const { verdict, number, edition, currentEdition, report, steps } = answer;
  const isSuperseded = verdict === 'superseded';
  return (
    <Stack gap="lg">
      <Verdict
        tone={TONES[verdict]}
        word={t(`verdict.${verdict}`)}
        text={t(`verdict.${wasExamined(answer) ? verdict : 'unexamined'}Text`, {
          edition: edition ?? '',
          current: currentEdition ?? '',
        })}
        steps={useWhatToDo(answer)}
      >
        {report && verdict === 'current' && <KeyFacts report={report} />}
        {number && (
          <Anchor component={Link} to={paths.checkOf(number)} underline="always" fw={600}>
            {isSuperseded ? t('newest', { edition: currentEdition ?? '' }) : t('byNumber', { number })}
          </Anchor>
        )}
        <Facts facts={useFacts(answer)} />
        <FileSteps steps={steps} />
      </Verdict>
      {verdict === 'current' && report && (
        <>
          <CertifiedFields report={report} />
          <ReviewChecks report={report} />
        </>
      )}
      {edition !== undefined && (
        <Text size="sm" c="dimmed">
          {t('limits')}
        </Text>
      )}
    </Stack>
  );
}

/** A file that is none of ours, and could not be looked into. */
function wasExamined({ verdict, steps }: FileVerdict): boolean {
  return !(verdict === 'not_ours' && steps.some(({ step, outcome }) => step === 'recognised' && outcome !== 'failed'));
}

function useFacts({ verdict, number, edition, issuedAt, withdrawnAt, report, sha256, ...rest }: FileVerdict): Fact[] {
  const t = useFileOutcomeTexts();
  const common = useReportTexts();
  const own = report?.editions.find((each) => each.edition === edition);
  const isSuperseded = verdict === 'superseded';
  const given = rest.reason ?? (isSuperseded ? own?.reason : undefined);
  const reason = given === REISSUED ? common('reissued') : given;
  const facts: Array<Fact | false | undefined> = [
    edition !== undefined && number !== undefined && [t('number'), number],
    edition !== undefined && [common('facts.edition'), edition],
    issuedAt !== undefined && [common('facts.issued'), dayOf(issuedAt)],
    isSuperseded && own?.supersededAt !== undefined && [t('superseded'), dayOf(own.supersededAt)],
    withdrawnAt !== undefined && [common('facts.withdrawn'), dayOf(withdrawnAt)],
    Boolean(reason) && [common('facts.reason'), <UserText key="reason">{String(reason)}</UserText>],
    [t('fingerprint'), sha256],
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}

function useWhatToDo({ verdict, number }: FileVerdict): readonly string[] {
  const t = useFileOutcomeTexts();
  const sample = useSampleTexts();
  switch (verdict) {
    case 'current':
      return [t('next.photo')];
    case 'superseded':
      return [t('next.newest')];
    case 'withdrawn':
      return [t('next.withdrawn')];
    case 'altered':
      return [t('next.original'), ...(number ? [t('next.named')] : []), t('next.tell')];
    case 'sample':
      return [sample('steps.valid'), sample('steps.rely')];
    case 'not_ours':
      return [t('next.original'), t(number ? 'next.named' : 'next.number'), t('next.tell')];
  }
}
