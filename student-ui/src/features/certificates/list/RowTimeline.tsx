import { VisuallyHidden } from '@mantine/core';
import { useValueTexts } from '../../../i18n/values.texts';
import { type Step, stepsOf } from '../form/timeline';
import classes from './list.module.css';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';

interface Props {
  readonly record: CertificateRow;
  readonly isReportReady: boolean;
}

/** What has happened to an application, and what is ahead of it, in a line. */
export function RowTimeline({ record, isReportReady }: Props) {
  const t = useListTexts();
  const values = useValueTexts();
  const isVerified = record.cert_status === 'Verified';
  const decision = isVerified || record.cert_status === 'Rejected' ? values(`status.${record.cert_status}`) : null;
  const report = isVerified ? t(reportStep(record, isReportReady)) : t('step.report');
  const isWithdrawn = record.report?.status === 'withdrawn';
  return (
    <ol className={classes.steps} aria-label={t('progress')}>
      {stepsOf(record).map(({ id, state, day }) => (
        <Mark
          key={id}
          state={isVerified ? 'done' : state}
          text={id === 'decided' ? (decision ?? t('step.decided')) : t(`step.${id}`)}
          day={day}
          outcome={id === 'decided' ? record.cert_status : undefined}
        />
      ))}
      <Mark
        state={!isVerified ? 'ahead' : isReportReady && !isWithdrawn ? 'done' : 'now'}
        text={report}
        day={null}
        outcome={isWithdrawn ? 'Rejected' : undefined}
      />
    </ol>
  );
}

function reportStep({ report }: CertificateRow, isReady: boolean) {
  if (report?.status === 'withdrawn') return 'step.reportWithdrawn';
  return isReady ? 'step.reportReady' : 'step.reportMaking';
}

interface MarkProps {
  readonly state: Step['state'];
  readonly text: string;
  readonly day: string | null;
  readonly outcome: CertificateRow['cert_status'] | undefined;
}

function Mark({ state, text, day, outcome }: MarkProps) {
  const t = useListTexts();
  const isRejected = outcome === 'Rejected';
  return (
    <li
      className={classes.step}
      data-state={state}
      data-outcome={outcome}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <svg className={classes.mark} viewBox="0 0 16 16" aria-hidden="true">
        {state === 'ahead' && <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />}
        {state !== 'ahead' && <circle cx="8" cy="8" r="7.5" fill="currentColor" />}
        {state === 'done' && !isRejected && (
          <path d="m4.5 8.2 2.4 2.4 4.6-5" fill="none" stroke="var(--surface)" strokeWidth="1.8" />
        )}
        {isRejected && <path d="m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4" stroke="var(--surface)" strokeWidth="1.8" />}
        {state === 'now' && !isRejected && <circle cx="8" cy="8" r="3" fill="var(--surface)" />}
      </svg>
      <span>
        {text}
        {day && <span className={classes.fixed}>{` ${day}`}</span>}
        <VisuallyHidden>{` (${t(`step.${state}`)})`}</VisuallyHidden>
      </span>
    </li>
  );
}
