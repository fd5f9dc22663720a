import { Box } from '@mui/material';
import { DateInput, NumberInput, TextInput, useTranslate } from 'react-admin';
import type { AuditEvent } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { timeOf } from '../records/dates';
import { DetailDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';

const FIRST = { field: 'at', order: 'DESC' } as const;

export default function AuditList() {
  const columns = useColumns();
  return (
    <ListPage<AuditEvent>
      columns={columns.slice(0, 6)}
      sort={FIRST}
      filters={
        <>
          <TextInput source="action" helperText={false} placeholder="certificate.rejected" resettable />
          <NumberInput source="actorId" helperText={false} />
          <TextInput source="subjectType" helperText={false} placeholder="certificate" resettable />
          <TextInput source="subjectId" helperText={false} resettable />
          <DateInput source="since" helperText={false} />
          <DateInput source="until" helperText={false} />
        </>
      }
      isReadOnly
      detail={
        <DetailDialog width="md">
          <DetailFields<AuditEvent> columns={columns} />
        </DetailDialog>
      }
    />
  );
}

function useColumns(): readonly Column<AuditEvent>[] {
  const translate = useTranslate();
  return [
    { source: 'id', width: 96 },
    { source: 'at', sortable: true, render: ({ at }) => timeOf(at) },
    { source: 'actorId', render: ({ actorId }) => actorId ?? translate('resources.audit.service') },
    { source: 'action', isName: true },
    { source: 'subjectType' },
    { source: 'subjectId' },
    {
      source: 'before',
      render: ({ before }) => <Values values={before} />,
      csv: ({ before }) => JSON.stringify(before),
    },
    { source: 'after', render: ({ after }) => <Values values={after} />, csv: ({ after }) => JSON.stringify(after) },
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
