import { Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { UserText } from '../UserText';
import { WholeDates } from '../WholeDates';
import type { CheckedReport } from './checked-report';
import classes from './report.module.css';
import { useReportTexts } from './report.texts';

export type Fact = readonly [label: string, value: React.ReactNode];

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Of sentences: on a phone they stand below their labels. */
  readonly areLong?: boolean;
}

export function Facts({ facts, areLong = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-long={areLong || undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ReportFacts({ report }: { readonly report: CheckedReport }) {
  const t = useReportTexts();
  const { edition, issuedAt, withdrawnAt, reason } = report;
  return (
    <Facts
      facts={[
        [t('facts.edition'), edition],
        [t('facts.issued'), dayOf(issuedAt)],
        ...(withdrawnAt ? [[t('facts.withdrawn'), dayOf(withdrawnAt)] as const] : []),
        ...(reason ? [[t('facts.reason'), <Stated key="reason" text={reason} />] as const] : []),
      ]}
    />
  );
}

/** Whose degree it is, of which university: what is compared first, before all else on a phone. */
export function KeyFacts({ report }: { readonly report: Pick<CheckedReport, 'fields'> }) {
  const { name, level, major, university } = report.fields;
  const degree = [level, major].filter(Boolean).join(', ');
  return (
    <div>
      <Text fz={20} fw={650} lh={1.3}>
        <Stated text={name} />
      </Text>
      <Text>
        <Stated text={degree} />
      </Text>
      <Text>
        <Stated text={university} />
      </Text>
    </div>
  );
}

interface CertifiedProps {
  readonly report: Pick<CheckedReport, 'fields' | 'result'>;
  /** Instead of the usual one. */
  readonly title?: string;
}

/** The certified fields in the words of the report, to be compared with the paper. */
export function CertifiedFields({ report, title }: CertifiedProps) {
  const t = useReportTexts();
  const { startTime, endTime, passport, ...texts } = report.fields;
  const text = (name: keyof typeof texts): Fact => [t(`fields.${name}`), <Stated key={name} text={texts[name]} />];
  const period = startTime || endTime ? t('periodOf', { start: startTime ?? '…', end: endTime ?? '…' }) : null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz={20} mb="xs">
        {title ?? t(report.result === 'valid' ? 'fields.title' : 'fields.titleWithdrawn')}
      </Title>
      <Facts
        facts={[
          text('name'),
          [t('fields.passport'), <Masked key="passport" passport={passport} />],
          text('nationality'),
          text('birth'),
          text('gender'),
          text('university'),
          text('major'),
          text('level'),
          text('forms'),
          text('certNo'),
          [t('fields.period'), period ? <WholeDates key="period">{period}</WholeDates> : '—'],
          text('awardingTime'),
          text('ministryStampingTime'),
        ]}
      />
    </Paper>
  );
}

function Stated({ text }: { readonly text: string | null }) {
  return text ? <UserText>{text}</UserText> : '—';
}

function Masked({ passport }: { readonly passport: string | null }) {
  const t = useReportTexts();
  if (!passport) return '—';
  const end = passport.replaceAll('*', '');
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(passport.length - end.length) + end}</span>
      <VisuallyHidden>{t('masked', { end })}</VisuallyHidden>
    </>
  );
}
