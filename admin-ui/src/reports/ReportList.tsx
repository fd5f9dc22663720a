import { Link as Anchor, Divider, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Report } from '../api/records';
import { useNumber } from '../i18n/useNumber';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { addressOf } from '../resources';
import { EditionHistory, useEditions } from './EditionHistory';
import { NumberFilter } from './NumberFilter';
import { ReportActions } from './ReportActions';
import { ReportStatusChip } from './ReportStatusChip';
import { reasonText } from './reason-text';

const STATUSES = ['current', 'superseded', 'withdrawn'] as const;
const FIRST = { field: 'issuedAt', order: 'DESC' } as const;

export default function ReportList() {
  const columns = useColumns();
  const refresh = useRefresh();
  return (
    <ResourceList<Report>
      columns={columns}
      sort={FIRST}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <NumberFilter key="number" source="number" />,
        <SelectInput
          key="status"
          source="status"
          choices={STATUSES.map((id) => ({ id, name: `resources.reports.statuses.${id}` }))}
        />,
      ]}
      isReadOnly
      recordActions={(report) => <ReportActions report={report} onChanged={refresh} />}
      detail={
        <ShowDialog columns={columns}>
          <Editions />
        </ShowDialog>
      }
    />
  );
}

/** All editions under the number of the report that is shown. */
function Editions() {
  const translate = useTranslate();
  const number = useRecordContext<Report>()?.number ?? '';
  const { data, error, refetch } = useEditions({ number }, number !== '');
  return (
    <>
      <Divider sx={{ my: 2 }} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.reports.history.title')}
      </Typography>
      <EditionHistory editions={data} error={error} onRetry={refetch} />
    </>
  );
}

function useColumns(): readonly Column<Report>[] {
  const translate = useTranslate();
  const number = useNumber();
  return [
    { source: 'id', isHidden: true, sortable: true },
    {
      source: 'number',
      sortable: true,
      isName: true,
      hasLink: true,
      // The student interface is another application.
      render: ({ number }) => (
        <Anchor
          href={`/check/${number}`}
          target="_blank"
          rel="noopener"
          title={translate('resources.reports.check')}
          noWrap
        >
          {number}
        </Anchor>
      ),
    },
    { source: 'holder', sortable: true },
    {
      source: 'certificateId',
      sortable: true,
      hasLink: true,
      render: ({ certificateId }) => (
        <Anchor
          component={Link}
          to={`${addressOf('certificates')}/${certificateId}`}
          aria-label={translate('resources.reports.open_certificate', { id: certificateId })}
        >
          {certificateId}
        </Anchor>
      ),
    },
    { source: 'edition', sortable: true, width: 72, align: 'right' },
    {
      source: 'status',
      sortable: true,
      render: ({ status }) => <ReportStatusChip status={status} />,
      csv: ({ status }) => translate(`resources.reports.statuses.${status}`),
    },
    { source: 'issuedAt', sortable: true, width: 150, render: ({ issuedAt }) => timeOf(issuedAt) },
    {
      source: 'renderedAt',
      sortable: true,
      isHidden: true,
      render: ({ renderedAt }) => (renderedAt === null ? translate('resources.reports.rendering') : timeOf(renderedAt)),
    },
    {
      source: 'supersededAt',
      isHidden: true,
      render: ({ supersededAt }) => (supersededAt === null ? '–' : timeOf(supersededAt)),
    },
    {
      source: 'withdrawnAt',
      isHidden: true,
      render: ({ withdrawnAt }) => (withdrawnAt === null ? '–' : timeOf(withdrawnAt)),
    },
    {
      source: 'reason',
      isHidden: true,
      render: ({ reason }) => (reason ? reasonText(translate, reason) : '–'),
    },
    { source: 'sha256', isHidden: true },
    {
      source: 'size',
      isHidden: true,
      render: ({ size }) => (size === null ? '–' : `${number(Math.ceil(size / 1024))} KB`),
    },
  ];
}
