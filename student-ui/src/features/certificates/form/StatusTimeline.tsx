import { Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { Tick } from '../../../components/Tick';
import { useCommonTexts } from '../../../i18n/common.texts';
import { useValueTexts } from '../../../i18n/values.texts';
import { useSession } from '../../../lib/session';
import { EnquiryLines } from '../EnquiryLines';
import { StatusBadge } from '../StatusBadge';
import classes from './Form.module.css';
import { useFormTexts } from './form.texts';
import type { CertificateRecord } from './queries';
import { type Step, stepsOf } from './timeline';

/** Where the application is on its way from draft to decision. */
export function StatusTimeline({ record }: { record: CertificateRecord }) {
  const t = useFormTexts();
  const common = useCommonTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={t('timeline.title')}>
      <Group gap="sm" mb="md">
        <Text fw={650}>{t('timeline.title')}</Text>
        <StatusBadge status={record.cert_status} />
        {record.verifi_no && (
          <Text size="sm">
            {t('reportNumber')}
            {common('colon')}
            <span style={{ whiteSpace: 'nowrap' }}>{record.verifi_no}</span>
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
  const common = useCommonTexts();
  const values = useValueTexts();
  const { isStudent } = useSession();
  const decided = id === 'decided' && state === 'now';
  const rejected = decided && record.cert_status === 'Rejected';
  return (
    <li className={classes.step} aria-current={state === 'now' ? 'step' : undefined}>
      <span
        className={classes.mark}
        data-complete={state === 'done' || decided || undefined}
        data-now={(state === 'now' && !decided) || undefined}
        data-rejected={rejected || undefined}
        aria-hidden="true"
      >
        {rejected && <Cross />}
        {(state === 'done' || decided) && !rejected && <Tick />}
      </span>
      <div>
        <Text size="sm" fw={state === 'now' ? 650 : 400} c={state === 'ahead' ? 'dimmed' : 'var(--ink)'}>
          {t(`timeline.${id}`)}
          {decided && common('colon') + values(`status.${record.cert_status}`)}
          {state === 'now' && <VisuallyHidden>{` (${t('timeline.now')})`}</VisuallyHidden>}
        </Text>
        {day && (
          <Text size="sm" c="dimmed">
            {day}
          </Text>
        )}
        {id === 'review' && <EnquiryLines enquiries={record.enquiries} />}
        {id === 'review' && state === 'now' && isStudent && (
          <Text size="sm" c="dimmed">
            {t('timeline.reviewAbout')}
          </Text>
        )}
      </div>
    </li>
  );
}

function Cross() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="m2.5 2.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
