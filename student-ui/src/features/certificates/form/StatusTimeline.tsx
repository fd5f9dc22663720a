import { Badge, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useSession } from '../../../lib/session';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { Tick } from './ProgressPanel';
import type { CertificateRecord } from './queries';
import { type Step, stepsOf } from './timeline';

const COLORS = { Unverified: 'gray', Verifying: 'blue', Verified: 'teal', Rejected: 'red' } as const;

/** Where the application is on its way from draft to decision. */
export function StatusTimeline({ record }: { record: CertificateRecord }) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={t('timeline.title')}>
      <Group gap="sm" mb="md">
        <Text fw={650}>{t('timeline.title')}</Text>
        <Badge
          variant="light"
          color={COLORS[record.cert_status]}
          c={`${COLORS[record.cert_status]}.9`}
          tt="none"
          size="lg"
        >
          {fieldTexts(record.cert_status)}
        </Badge>
        {record.verifi_no && (
          <Text size="sm">
            {t('reportNumber')}
            {': '}
            <Text span size="sm" ff="monospace">
              {record.verifi_no}
            </Text>
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
  const { isStudent } = useSession();
  const decided = id === 'decided' && state === 'now';
  return (
    <li className={classes.step} aria-current={state === 'now' ? 'step' : undefined}>
      <span
        className={classes.mark}
        data-complete={state === 'done' || decided || undefined}
        data-now={(state === 'now' && !decided) || undefined}
        aria-hidden="true"
      >
        {(state === 'done' || decided) && <Tick />}
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
        {id === 'review' && state === 'now' && isStudent && (
          <Text size="sm" c="gray.7">
            {t('timeline.reviewAbout')}
          </Text>
        )}
      </div>
    </li>
  );
}
