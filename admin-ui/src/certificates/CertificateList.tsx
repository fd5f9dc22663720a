import Add from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { CERTIFICATE_TYPES } from '@myverify/domain/certificate/certificate.fields';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SIGNAL_FILTERS } from '@myverify/domain/signal/signal';
import { ReferenceInput, SelectInput, useListContext, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Certificate } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import type { Column } from '../records/column';
import { DayFilter } from '../records/DayFilter';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { UniversityNameInput } from '../universities/UniversityNameInput';
import { Age, ageOf } from './Age';
import { BulkAssign } from './BulkAssign';
import { CsvButton } from './CsvButton';
import { DocumentSearch } from './DocumentSearch';
import { QueueButton } from './QueueButton';
import { deskPath, editPath, newPath } from './queue-filter';
import { SignalCount, useSignalNames } from './SignalCount';
import { StatusChip } from './StatusChip';
import { ViewFilter } from './ViewFilter';

const STATUSES = ['Verifying', 'Rejected', 'Unverified', 'Verified'] as const;
const FIRST = { field: 'id', order: 'DESC' } as const;
const BY_NAME = { field: 'name', order: 'ASC' } as const;
const FILTERS = [
  <ViewFilter key="view" source="view" alwaysOn />,
  <SearchInput key="name" source="name" label="resources.certificates.search" alwaysOn />,
  <DocumentSearch key="document" source="document" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={STATUSES.map((id) => ({ id, name: `resources.certificates.status.${id}` }))}
  />,
  <SelectInput
    key="type"
    source="type"
    choices={CERTIFICATE_TYPES.map((id) => ({ id, name: `resources.certificates.values.${id}` }))}
  />,
  <UniversityNameInput key="university" source="university" />,
  <ReferenceInput key="assignedTo" source="assignedTo" reference="reviewers" perPage={200} sort={BY_NAME}>
    <SelectInput optionText="name" label="resources.certificates.fields.assignedTo" helperText={false} />
  </ReferenceInput>,
  <DayFilter key="appliedSince" source="appliedSince" />,
  <DayFilter key="appliedUntil" source="appliedUntil" />,
];

/** For those who review. */
const SIGNAL_FILTER = (
  <SelectInput
    key="signal"
    source="signal"
    choices={SIGNAL_FILTERS.map((id) => ({ id, name: `signals.name.${id}` }))}
  />
);
const REVIEWING_FILTERS = [...FILTERS, SIGNAL_FILTER];

export default function CertificateList() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const mayReview = mayDo(permissions, 'certificates', 'edit');
  return (
    <ResourceList<Certificate>
      columns={useColumns(mayReview)}
      sort={FIRST}
      filters={mayReview ? REVIEWING_FILTERS : FILTERS}
      removalName={({ id, name, university }) =>
        [`${translate('resources.certificates.fields.id')} ${id}`, name, university].filter(Boolean).join(' · ')
      }
      pathOf={({ id }, filters) => deskPath(id, filters)}
      isReadOnly={!mayReview}
      exportButton={<CsvButton />}
      bulkActions={<BulkAssign />}
      actions={mayReview ? <QueueButton /> : null}
      addButton={
        mayReview ? (
          <Button component="a" href={newPath()} variant="contained" startIcon={<Add />}>
            {translate('resources.certificates.add')}
          </Button>
        ) : null
      }
      recordActions={(certificate) => <RecordLinks certificate={certificate} />}
    />
  );
}

function useColumns(mayReview: boolean): readonly Column<Certificate>[] {
  const translate = useTranslate();
  const signalNames = useSignalNames();
  const columns: readonly Column<Certificate>[] = [
    { source: 'id', sortable: true, width: 64 },
    { source: 'name', sortable: true, isName: true, minWidth: 130 },
    { source: 'university', sortable: true, minWidth: 104 },
    {
      source: 'status',
      sortable: true,
      render: ({ status, report, decisionPending, proposal, claim }) => (
        <>
          <StatusChip status={status} report={report} decisionPending={decisionPending} proposal={proposal} />
          {claim ? (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {translate('resources.certificates.taken', { name: claim.name })}
            </Typography>
          ) : null}
        </>
      ),
    },
    {
      source: 'type',
      sortable: true,
      minWidth: 88,
      render: ({ type }) => translate(`resources.certificates.values.${type}`),
    },
    {
      source: 'dueOn',
      sortable: true,
      sortBy: 'appliedAt',
      width: 124,
      render: (record) => <Age record={record} />,
      csv: (record) => String(ageOf(record) ?? ''),
    },
    { source: 'assignedTo', sortable: true, minWidth: 76, render: ({ assignedTo }) => assignedTo?.name ?? '–' },
    {
      source: 'appliedAt',
      sortable: true,
      minWidth: 104,
      render: ({ appliedAt }) => (appliedAt === null ? '–' : timeOf(appliedAt)),
    },
    { source: 'reportNumber', sortable: true, width: 210, isHidden: true },
    {
      source: 'openSignals',
      width: 64,
      render: (record) => <SignalCount record={record} />,
      csv: signalNames,
    },
  ];
  return mayReview ? columns : columns.filter(({ source }) => source !== 'openSignals');
}

/** A table has no room to give away. */
const SHORT = { minWidth: { xs: 64, sm: 0 } };

function RecordLinks({ certificate }: { readonly certificate: Certificate }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { id, name, allowedActions } = certificate;
  const label = (text: string) => `${text} ${name ?? id}`;
  const open = translate('resources.certificates.review');
  const edit = translate('resources.certificates.edit_form');
  return (
    <>
      <Button component={Link} to={deskPath(id, filterValues)} size="small" sx={SHORT} aria-label={label(open)}>
        {open}
      </Button>
      {allowedActions.includes('save') ? (
        <Button component="a" href={editPath(id, filterValues)} size="small" sx={SHORT} aria-label={label(edit)}>
          {edit}
        </Button>
      ) : null}
    </>
  );
}
