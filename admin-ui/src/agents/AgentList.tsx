import { useParams } from 'react-router-dom';
import type { Agent } from '../api/records';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { NEEDED_UNIVERSITY, UniversityInput } from '../universities/UniversityInput';
import { CompanyTicks } from './CompanyTicks';

const COLUMNS: readonly Column<Agent>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'companyName', sortable: true, isName: true },
  { source: 'universityName', sortable: true },
];

const FIRST = { field: 'companyName', order: 'ASC' } as const;

const FILTERS = [
  <SearchInput key="companyName" source="companyName" label="resources.agents.search_company" alwaysOn />,
  <SearchInput key="universityName" source="universityName" label="resources.agents.search_university" />,
  <UniversityInput key="universityId" source="universityId" />,
];

const FORM = (
  <>
    <CompanyTicks />
    <UniversityInput source="universityId" validate={NEEDED_UNIVERSITY} />
  </>
);

/** The form holds a list of ticked agencies; one is what a link has. */
const onlyIds = ({ companyIds, ...agent }: Partial<Agent> & { companyIds?: readonly number[] }) => ({
  ...agent,
  ...(companyIds?.[0] === undefined ? {} : { companyId: companyIds[0] }),
});

export default function AgentList() {
  return (
    <ResourceList<Agent>
      columns={COLUMNS}
      sort={FIRST}
      filters={FILTERS}
      add={<AddAgent />}
      edit={<EditDialog transform={onlyIds}>{FORM}</EditDialog>}
      detail={<ShowDialog columns={COLUMNS} />}
    />
  );
}

/** Opened from the list of agencies as `create/12`, the one that was ticked there is ticked here. */
function AddAgent() {
  const company = Number(useParams()['*']);
  return (
    <CreateDialog transform={onlyIds} record={company ? { companyIds: [company] } : undefined}>
      {FORM}
    </CreateDialog>
  );
}
