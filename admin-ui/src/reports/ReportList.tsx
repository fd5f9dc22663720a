import { Link as Anchor, Divider, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Report } from '../api/records';
import { useNumber } from '../i18n/useNumber';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { DetailDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { EditionHistory, useEditions } from './EditionHistory';
import { NumberFilter } from './NumberFilter';
import { ReportActions } from './ReportActions';
import { ReportStatusChip } from './ReportStatusChip';

const STATUSES = ['current', 'superseded', 'withdrawn'] as const;
const FIRST = { field: 'issuedAt', order: 'DESC' } as const;
/** The columns of the list; the others are in the detail. */
const LISTED: readonly string[] = ['number', 'certificateId', 'edition', 'status', 'issuedAt', 'renderedAt'];

export default function ReportList() {
  const columns = useColumns();
  const refresh = useRefresh();
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
      recordActions={(report) => <ReportActions report={report} onChanged={refresh} />}
      detail={
        <DetailDialog>
          <DetailFields<Report> columns={columns} />
          <Editions />
        </DetailDialog>
      }
    />
  );
}

/** All editions under the number of the report that is shown. */
function Editions() {
  const translate = useTranslate();
  const number = useRecordContext<Report>()?.number ?? '';
  const { data, error } = useEditions({ number }, number !== '');
  return (
    <>
      <Divider sx={{ my: 2 }} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.report.history.title')}
      </Typography>
      <EditionHistory editions={data} error={error} />
    </>
  );
}

function useColumns(): readonly Column<Report>[] {
  const translate = useTranslate();
  const number = useNumber();
  return [
    { source: 'id' },
    {
      source: 'number',
      isName: true,
      // The student interface is another application.
      render: ({ number }) => (
        <Anchor
          href={`/check/${number}`}
          target="_blank"
          rel="noopener"
          title={translate('resources.report.check')}
          noWrap
        >
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
      render: ({ status }) => <ReportStatusChip status={status} />,
      csv: ({ status }) => translate(`resources.report.statuses.${status}`),
    },
    { source: 'issuedAt', sortable: true, render: ({ issuedAt }) => timeOf(issuedAt) },
    {
      source: 'renderedAt',
      render: ({ renderedAt }) => (renderedAt === null ? translate('resources.report.rendering') : timeOf(renderedAt)),
    },
    { source: 'supersededAt', render: ({ supersededAt }) => (supersededAt === null ? '–' : timeOf(supersededAt)) },
    { source: 'withdrawnAt', render: ({ withdrawnAt }) => (withdrawnAt === null ? '–' : timeOf(withdrawnAt)) },
    { source: 'reason' },
    { source: 'sha256' },
    {
      source: 'size',
      render: ({ size }) => (size === null ? '–' : `${number(Math.ceil(size / 1024))} KB`),
    },
  ];
}
