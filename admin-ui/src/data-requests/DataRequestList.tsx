import { Chip } from '@mui/material';
import { DATA_REQUEST_KINDS } from '@myverify/domain/privacy/data-request';
import { dayOf, timeOf } from '@myverify/domain/shared/calendar';
import { NullableBooleanInput, SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { DataRequest } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { VerbButton } from '../records/VerbButton';

/** What is due first. */
const FIRST = { field: 'dueAt', order: 'ASC' } as const;
/** What one comes here for. */
const OPEN = { open: true };
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput
    key="open"
    source="open"
    trueLabel="resources.data-requests.states.open"
    falseLabel="resources.data-requests.states.done"
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    choices={DATA_REQUEST_KINDS.map((id) => ({ id, name: `resources.data-requests.kinds.${id}` }))}
  />,
];

/** What people asked for about their data: who, what, until when, and who did it. */
export default function DataRequestList() {
  const columns = useColumns();
  return (
    <ResourceList<DataRequest>
      columns={columns}
      sort={FIRST}
      initialFilter={OPEN}
      filters={FILTERS}
      isReadOnly
      hasTicks={false}
      recordActions={(request) => (request.doneAt === null ? <FinishButton request={request} /> : null)}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

/** An account that is gone has its number alone. */
const account = (id: number, name: string | null) => (name === null ? String(id) : `${name} (${id})`);

function useColumns(): readonly Column<DataRequest>[] {
  const translate = useTranslate();
  const kind = (request: DataRequest) => translate(`resources.data-requests.kinds.${request.kind}`);
  const doneBy = ({ doneAt, doneBy: id, doneByName }: DataRequest) => {
    if (id !== null) return account(id, doneByName);
    return translate(`resources.data-requests.${doneAt === null ? 'nobody' : 'service'}`);
  };
  return [
    { source: 'id', sortable: true, width: 88 },
    {
      source: 'userId',
      sortable: true,
      isName: true,
      hasLink: true,
      render: ({ userId, userName }) => (
        <RecordLink resource={userName === null ? undefined : 'users'} id={userId}>
          {account(userId, userName)}
        </RecordLink>
      ),
      csv: ({ userId, userName }) => account(userId, userName),
    },
    { source: 'kind', sortable: true, render: kind },
    { source: 'askedAt', sortable: true, width: 150, render: ({ askedAt }) => timeOf(askedAt) },
    {
      source: 'dueAt',
      sortable: true,
      width: 190,
      render: (request) => <Due request={request} />,
      csv: ({ dueAt }) => dayOf(dueAt),
    },
    {
      source: 'doneAt',
      sortable: true,
      width: 150,
      render: ({ doneAt }) => (doneAt === null ? '–' : timeOf(doneAt)),
    },
    { source: 'doneBy', sortable: true, render: doneBy },
  ];
}

/** Against what the law wants: the words beside the colour say the same. */
function Due({ request: { dueAt, doneAt } }: { readonly request: DataRequest }) {
  const translate = useTranslate();
  const day = dayOf(dueAt);
  if (doneAt !== null) return day;
  const isOverdue = Date.parse(dueAt) < Date.now();
  return (
    <Chip
      size="small"
      color={isOverdue ? 'error' : 'default'}
      variant={isOverdue ? 'filled' : 'outlined'}
      label={translate(`resources.data-requests.${isOverdue ? 'overdue' : 'due'}`, { day })}
    />
  );
}

function FinishButton({ request }: { readonly request: DataRequest }) {
  const { finishDataRequest } = useDataProvider<AdminDataProvider>();
  return (
    <VerbButton
      label="resources.data-requests.finish"
      of={account(request.userId, request.userName)}
      question="resources.data-requests.finish_question"
      act={() => finishDataRequest(request.id)}
      done="resources.data-requests.finished"
    />
  );
}
