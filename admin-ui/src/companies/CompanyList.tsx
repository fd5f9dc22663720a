import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button } from '@mui/material';
import { COMPANY_FIELDS } from '@myverify/domain/catalog/company';
import { TextInput, useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Company } from '../api/records';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { addressOf } from '../resources';

const COLUMNS: readonly Column<Company>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'name', sortable: true, isName: true },
  { source: 'region', sortable: true },
];

const FIRST = { field: 'name', order: 'ASC' } as const;

const FILTERS = [
  <SearchInput key="name" source="name" label="resources.companies.search" alwaysOn />,
  <SearchInput key="region" source="region" isWhole />,
];

const FORM = (
  <>
    <TextInput source="name" validate={needed(COMPANY_FIELDS.name)} />
    <TextInput source="region" validate={needed(COMPANY_FIELDS.region)} />
  </>
);

export default function CompanyList() {
  return (
    <ResourceList<Company>
      columns={COLUMNS}
      sort={FIRST}
      filters={FILTERS}
      actions={<AddAgentButton />}
      add={<CreateDialog>{FORM}</CreateDialog>}
      edit={<EditDialog>{FORM}</EditDialog>}
      detail={<ShowDialog columns={COLUMNS} />}
    />
  );
}

/** Makes the one ticked agency the agent of a university. */
function AddAgentButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { selectedIds, onUnselectItems } = useListContext<Company>();
  const go = () => {
    if (selectedIds.length !== 1) return notify('resources.agents.tick_one', { type: 'warning' });
    onUnselectItems();
    navigate(`${addressOf('agents')}/create/${selectedIds[0]}`);
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<LinkIcon />} onClick={go}>
      {translate('resources.agents.add')}
    </Button>
  );
}
