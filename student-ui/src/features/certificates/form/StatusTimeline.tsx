import { Badge, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { Tick } from './ProgressPanel';
import type { CertificateRecord } from './queries';
import { type Step, stepsOf } from './timeline';

const COLORS = { Unverified: 'gray.8', Verifying: 'blue.9', Verified: 'green.9', Rejected: 'red.9' } as const;

/** Where the application is on its way from draft to decision. */
export function StatusTimeline({ record }: { record: CertificateRecord }) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={t('timeline.title')}>
      <Group gap="sm" mb="md">
        <Text fw={650}>{t('timeline.title')}</Text>
        <Badge variant="light" color={COLORS[record.cert_status]} tt="none" size="lg">
          {fieldTexts(record.cert_status)}
        </Badge>
        {record.verifi_no && (
          <Text size="sm" ff="monospace">
            {t('reportNumber')}: {record.verifi_no}
          </Text>
        )}
      </Group>
      <ol className={classes.steps}>
        {stepsOf(record).map((step) => (
          <TimelineStep key={step.id} step={step} record={record} />
        ))}
      </ol>
    </Paper>
  );
}

function TimelineStep({ step: { id, state, day }, record }: { step: Step; record: CertificateRecord }) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const decided = id === 'decided' && state === 'now';
  return (
    <li className={classes.step} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.mark} data-complete={state !== 'ahead' || undefined} aria-hidden="true">
        {state !== 'ahead' && <Tick />}
      </span>
      <div>
        <Text size="sm" fw={state === 'now' ? 650 : 400} c={state === 'ahead' ? 'gray.7' : 'gray.9'}>
          {t(`timeline.${id}`)}
          {decided && `: ${fieldTexts(record.cert_status)}`}
          {state === 'now' && <VisuallyHidden>{` (${t('timeline.now')})`}</VisuallyHidden>}
        </Text>
        {day && (
          <Text size="sm" c="gray.7">
            {day}
          </Text>
        )}
        {id === 'review' && state === 'now' && (
          <Text size="sm" c="gray.7">
            {t('timeline.reviewAbout')}
          </Text>
        )}
      </div>
    </li>
  );
}
