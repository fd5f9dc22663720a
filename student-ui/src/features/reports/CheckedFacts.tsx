import { Paper, Title, VisuallyHidden } from '@mantine/core';
import { languageOf } from '../../lib/text-language';
import classes from './check.module.css';
import { useCheckTexts } from './check.texts';
import type { CheckedReport } from './queries';

type Fact = readonly [label: string, value: React.ReactNode];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The day that is printed on the report. */
const printedDay = (time: string) => time.slice(0, 10);

export function ReportFacts({ report }: { readonly report: CheckedReport }) {
  const t = useCheckTexts();
  const { number, edition, issuedAt, withdrawnAt, reason } = report;
  return (
    <Facts
      facts={[
        [
          t('facts.number'),
          <span key="number" className={classes.number}>
            {number}
          </span>,
        ],
        [t('facts.edition'), edition],
        [t('facts.issued'), printedDay(issuedAt)],
        ...(withdrawnAt ? [[t('facts.withdrawn'), printedDay(withdrawnAt)] as const] : []),
        ...(reason ? [[t('facts.reason'), <Written key="reason" text={reason} />] as const] : []),
      ]}
    />
  );
}

/** The certified fields in the words of the report, to be compared with the paper. */
export function CertifiedFields({ report }: { readonly report: CheckedReport }) {
  const t = useCheckTexts();
  const { startTime, endTime, passport, ...texts } = report.fields;
  const text = (name: Exclude<keyof typeof texts, 'type'>): Fact => [
    t(`fields.${name}`),
    <Written key={name} text={texts[name]} />,
  ];
  const period = startTime || endTime ? t('periodOf', { start: startTime ?? '…', end: endTime ?? '…' }) : null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz={20} mb="xs">
        {t(report.result === 'valid' ? 'fields.title' : 'fields.titleWithdrawn')}
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
          [t('fields.period'), period ?? '—'],
          text('awardingTime'),
          text('ministryStampingTime'),
        ]}
      />
    </Paper>
  );
}

function Written({ text }: { readonly text: string | null }) {
  return text ? <bdi lang={languageOf(text)}>{text}</bdi> : '—';
}

function Masked({ passport }: { readonly passport: string | null }) {
  const t = useCheckTexts();
  if (!passport) return '—';
  const end = passport.replaceAll('*', '');
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(passport.length - end.length) + end}</span>
      <VisuallyHidden>{t('masked', { end })}</VisuallyHidden>
    </>
  );
}
