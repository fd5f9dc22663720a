import { Box } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { AutocompleteInput, NumberInput, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin';
import type { AuditEvent } from '../api/records';
import type { Column } from '../records/column';
import { DayFilter } from '../records/DayFilter';
import { ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { ACTIONS, choicesOf, nameOf, SUBJECTS } from './audit-names';

const FIRST = { field: 'at', order: 'DESC' } as const;

export default function AuditList() {
  const columns = useColumns();
  return (
    <ResourceList<AuditEvent>
      columns={columns}
      sort={FIRST}
      filters={useFilters()}
      isReadOnly
      detail={<ShowDialog width="md" columns={columns.map(withCode)} />}
    />
  );
}

function useFilters() {
  const [locale] = useLocaleState();
  return [
    <AutocompleteInput
      key="action"
      source="action"
      choices={choicesOf(ACTIONS, locale)}
      translateChoice={false}
      alwaysOn
    />,
    <NumberInput key="actorId" source="actorId" />,
    <SelectInput
      key="subjectType"
      source="subjectType"
      choices={choicesOf(SUBJECTS, locale)}
      translateChoice={false}
    />,
    <TextInput key="subjectId" source="subjectId" resettable />,
    <DayFilter key="since" source="since" />,
    <DayFilter key="until" source="until" />,
  ];
}

/** Whoever reads one event closely is shown what it is called in the trail itself, too. */
function withCode(column: Column<AuditEvent>): Column<AuditEvent> {
  if (column.source !== 'action') return column;
  return { ...column, render: (event) => `${String(column.render?.(event))} (${event.action})` };
}

/** An account that is gone has its number alone. */
const account = (id: number | string, name: string | null) => (name === null ? String(id) : `${name} (${id})`);

function useColumns(): readonly Column<AuditEvent>[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return [
    { source: 'id', width: 96 },
    { source: 'at', sortable: true, render: ({ at }) => timeOf(at) },
    {
      source: 'actorId',
      render: ({ actorId, actorName }) =>
        actorId === null ? translate('resources.audit-events.service') : account(actorId, actorName),
    },
    {
      source: 'action',
      isName: true,
      render: ({ action }) => nameOf(ACTIONS, action, locale),
      csv: ({ action }) => action,
    },
    {
      source: 'subjectType',
      render: ({ subjectType }) => (subjectType === null ? '–' : nameOf(SUBJECTS, subjectType, locale)),
      csv: ({ subjectType }) => subjectType ?? '',
    },
    {
      source: 'subjectId',
      render: ({ subjectId, subjectName }) => (subjectId === null ? '–' : account(subjectId, subjectName)),
    },
    {
      source: 'before',
      isHidden: true,
      render: ({ before }) => <Values values={before} />,
      csv: ({ before }) => JSON.stringify(before),
    },
    {
      source: 'after',
      isHidden: true,
      render: ({ after }) => <Values values={after} />,
      csv: ({ after }) => JSON.stringify(after),
    },
  ];
}

function Values({ values }: { readonly values: Readonly<Record<string, unknown>> | null }) {
  if (values === null) return '–';
  return (
    <Box
      component="pre"
      sx={{ m: 0, fontFamily: 'monospace', fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {JSON.stringify(values, null, 2)}
    </Box>
  );
}
