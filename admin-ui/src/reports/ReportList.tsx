import { Link as Anchor, Chip } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Report } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { timeOf } from '../records/dates';
import { DetailDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NumberFilter } from './NumberFilter';

const STATUSES = ['current', 'superseded', 'withdrawn'] as const;
const COLOURS = { current: 'success', superseded: 'default', withdrawn: 'error' } as const;
const FIRST = { field: 'issuedAt', order: 'DESC' } as const;
/** The columns of the list; the others are in the detail. */
const LISTED: readonly string[] = ['number', 'certificateId', 'edition', 'status', 'issuedAt', 'renderedAt'];

export default function ReportList() {
  const columns = useColumns();
  return (
    <ListPage<Report>
      columns={columns.filter(({ source }) => LISTED.includes(source))}
      sort={FIRST}
      filters={
        <>
          <NumberFilter />
          <SelectInput
            source="status"
            helperText={false}
            choices={STATUSES.map((id) => ({ id, name: `resources.report.statuses.${id}` }))}
          />
        </>
      }
      isReadOnly
      detail={
        <DetailDialog>
          <DetailFields<Report> columns={columns} />
        </DetailDialog>
      }
    />
  );
}

function useColumns(): readonly Column<Report>[] {
  const translate = useTranslate();
  return [
    { source: 'id' },
    {
      source: 'number',
      isName: true,
      // The student interface is another application.
      render: ({ number }) => (
        <Anchor href={`/check/${number}`} target="_blank" rel="noopener" title={translate('resources.report.check')}>
          {number}
        </Anchor>
      ),
    },
    {
      source: 'certificateId',
      render: ({ certificateId }) => (
        <Anchor
          component={Link}
          to={`/student/${certificateId}`}
          aria-label={translate('resources.report.open_certificate', { id: certificateId })}
        >
          {certificateId}
        </Anchor>
      ),
    },
    { source: 'edition', align: 'right' },
    {
      source: 'status',
      render: ({ status }) => (
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[status]}
          label={translate(`resources.report.statuses.${status}`)}
        />
      ),
    },
    { source: 'issuedAt', sortable: true, render: ({ issuedAt }) => timeOf(issuedAt) },
    {
      source: 'renderedAt',
      render: ({ renderedAt }) => (renderedAt === null ? translate('resources.report.rendering') : timeOf(renderedAt)),
    },
    { source: 'withdrawnAt', render: ({ withdrawnAt }) => (withdrawnAt === null ? '–' : timeOf(withdrawnAt)) },
    { source: 'reason' },
    { source: 'sha256' },
    {
      source: 'size',
      render: ({ size }) => (size === null ? '–' : `${new Intl.NumberFormat().format(Math.ceil(size / 1024))} KB`),
    },
  ];
}
