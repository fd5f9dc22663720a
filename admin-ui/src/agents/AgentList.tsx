import { message } from '@myverify/domain/messages/message';
import { useParams } from 'react-router-dom';
import type { Agent } from '../api/records';
import { messageText } from '../i18n/refusals';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NameSearch } from '../records/NameSearch';
import { UniversityInput } from '../universities/UniversityInput';
import { CompanyTicks } from './CompanyTicks';

const COLUMNS: readonly Column<Agent>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'companyName', sortable: true, isName: true },
  { source: 'universityName', sortable: true },
];

const FIRST = { field: 'companyName', order: 'ASC' } as const;

export default function AgentList() {
  return (
    <ListPage<Agent>
      columns={COLUMNS}
      sort={FIRST}
      filters={
        <>
          <NameSearch source="companyName" placeholder="resources.agentU.search_company" />
          <NameSearch source="universityName" placeholder="resources.agentU.search_university" />
          <UniversityInput source="universityId" isFilter />
        </>
      }
      add={<AddAgent />}
      edit={
        <EditDialog transform={onlyIds}>
          <AgentFields />
        </EditDialog>
      }
      detail={
        <DetailDialog>
          <DetailFields<Agent> columns={COLUMNS} />
        </DetailDialog>
      }
    />
  );
}

/** The form holds a list of ticked agencies; one is what a link has. */
const onlyIds = ({ companyIds, ...agent }: Partial<Agent> & { companyIds?: readonly number[] }) => ({
  ...agent,
  ...(companyIds?.[0] === undefined ? {} : { companyId: companyIds[0] }),
});

/** Opened from the list of agencies as `create/12`, the one that was ticked there is ticked here. */
function AddAgent() {
  const company = Number(useParams()['*']);
  return (
    <AddDialog transform={onlyIds} record={company ? { companyIds: [company] } : undefined}>
      <AgentFields />
    </AddDialog>
  );
}

const chosen = (value: unknown) => (value ? undefined : messageText(message('university_needed')));
const UNIVERSITY = [chosen];

function AgentFields() {
  return (
    <>
      <CompanyTicks />
      <UniversityInput source="universityId" validate={UNIVERSITY} />
    </>
  );
}
