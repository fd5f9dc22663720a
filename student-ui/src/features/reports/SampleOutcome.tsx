import { Stack } from '@mantine/core';
import { SAMPLE_REPORT } from '@myverify/domain/report/sample-report';
import { LinkButton } from '../../components/LinkButton';
import { CertifiedFields, KeyFacts } from '../../components/report/CheckedFacts';
import { Verdict } from '../../components/report/Verdict';
import { paths } from '../../config/paths';
import { useSampleTexts } from './sample.texts';

const SHOWN = { result: 'valid', fields: SAMPLE_REPORT.fields } as const;

/** The sample is no report, and shows what the check of one looks like. */
export function SampleOutcome() {
  const t = useSampleTexts();
  return (
    <Stack gap="lg">
      <Verdict
        tone="sample"
        word={t('word')}
        text={t('text')}
        steps={[t('steps.compare'), t('steps.valid'), t('steps.rely')]}
      >
        <KeyFacts report={SHOWN} />
        <div>
          <LinkButton to={paths.samplePdf} variant="default">
            {t('open')}
          </LinkButton>
        </div>
      </Verdict>
      <CertifiedFields report={SHOWN} title={t('fields')} />
    </Stack>
  );
}
