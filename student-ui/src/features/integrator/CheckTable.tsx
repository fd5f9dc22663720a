import { Button, Text } from '@mantine/core';
import { fieldLabels } from '@myverify/domain/certificate/field-labels';
import type { ClaimedField, FieldMatch } from '@myverify/domain/report-check/claims';
import { useState } from 'react';
import { type Column, RecordTable } from '../../components/RecordTable';
import { LOOKS, Tag } from '../../components/Tag';
import { currentLanguage } from '../../i18n/i18n';
import type { ResultRow } from './check-results';
import { useCheckTexts } from './checks.texts';
import classes from './integrator.module.css';
import { wordOfLevel } from './match-level';

/** Rows that are drawn at once: a thousand would make a page slow to draw. */
const SOME = 100;

const RESULT_LOOKS = {
  valid: LOOKS.good,
  superseded: LOOKS.warning,
  withdrawn: LOOKS.bad,
  unknown: LOOKS.bad,
  mistyped: LOOKS.bad,
} as const;

interface Props {
  readonly rows: readonly ResultRow[];
  readonly isRunning: boolean;
}

/** What came of each line, field by field. */
export function CheckTable({ rows, isRunning }: Props) {
  const t = useCheckTexts();
  const [most, setMost] = useState(SOME);
  const columns: readonly [Column<ResultRow>, ...Column<ResultRow>[]] = [
    {
      key: 'number',
      title: t('column.number'),
      cell: ({ line, number, sha256 }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {number ?? (sha256 ? `${sha256.slice(0, 12)}…` : t('line', { line }))}
        </span>
      ),
    },
    { key: 'line', title: t('column.line'), cell: ({ line }) => line },
    { key: 'result', title: t('column.result'), cell: (row) => <Result row={row} isRunning={isRunning} /> },
    { key: 'fields', title: t('column.fields'), cell: (row) => <Matches row={row} /> },
  ];
  return (
    <>
      <RecordTable
        label={t('results')}
        columns={columns}
        rows={rows.slice(0, most)}
        rowKey={({ line, problem }) => `${line} ${problem?.column ?? ''}`}
      />
      {rows.length > most && (
        <div>
          <Button variant="default" onClick={() => setMost(most + SOME)}>
            {t('more', { count: Math.min(SOME, rows.length - most) })}
          </Button>
        </div>
      )}
    </>
  );
}

function Result({ row, isRunning }: { readonly row: ResultRow; readonly isRunning: boolean }) {
  const t = useCheckTexts();
  const { outcome, problem } = row;
  // What is not answered by the end of a check was broken off.
  if (problem || !(outcome || isRunning)) return <Tag look={LOOKS.plain}>{t('result.not_done')}</Tag>;
  if (!outcome) return <Text size="sm">{t('waiting')}</Text>;
  return <Tag look={RESULT_LOOKS[outcome.result]}>{t(`result.${outcome.result}`)}</Tag>;
}

function Matches({ row: { outcome, problem } }: { readonly row: ResultRow }) {
  const t = useCheckTexts();
  if (problem) {
    const said = t(`problem.${problem.code}`);
    return <Text size="sm">{problem.column ? `${problem.column}: ${said}` : said}</Text>;
  }
  const labels = fieldLabels(currentLanguage());
  const matches = Object.entries(outcome?.fields ?? {}) as [ClaimedField, FieldMatch][];
  if (outcome && matches.length === 0) return <Text size="sm">{t('nothingCompared')}</Text>;
  return (
    <ul className={classes.matches}>
      {matches.map(([field, one]) => (
        <li key={field}>
          <Text size="sm" component="span">
            {labels[field]}: <Match of={one} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Match({ of }: { readonly of: FieldMatch }) {
  const t = useCheckTexts();
  const { match, because } = of;
  const level = wordOfLevel(of);
  return (
    <>
      <Text
        span
        inherit
        fw={650}
        c={match === 'equal' ? 'var(--good)' : match === 'different' ? 'var(--bad)' : 'inherit'}
      >
        {t(`match.${match}`)}
      </Text>
      {because ? ` (${t(`because.${because}`)})` : ''}
      {level ? ` · ${t(`level.${level}`)}` : ''}
    </>
  );
}
