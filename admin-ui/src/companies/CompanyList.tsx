import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button } from '@mui/material';
import { required, TextInput, useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Company } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NameSearch } from '../records/NameSearch';

const COLUMNS: readonly Column<Company>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'name', sortable: true, isName: true },
  { source: 'region', sortable: true },
];

const FIRST = { field: 'name', order: 'ASC' } as const;

export default function CompanyList() {
  return (
    <ListPage<Company>
      columns={COLUMNS}
      sort={FIRST}
      filters={
        <>
          <NameSearch source="name" placeholder="resources.company.search" />
          <TextInput source="region" helperText={false} />
        </>
      }
      actions={<AddAgentButton />}
      add={
        <AddDialog>
          <CompanyFields />
        </AddDialog>
      }
      edit={
        <EditDialog>
          <CompanyFields />
        </EditDialog>
      }
      detail={
        <DetailDialog>
          <DetailFields<Company> columns={COLUMNS} />
        </DetailDialog>
      }
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
    if (selectedIds.length !== 1) return notify('resources.agentU.tick_one', { type: 'warning' });
    onUnselectItems();
    navigate(`/agentU/create/${selectedIds[0]}`);
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<LinkIcon />} onClick={go}>
      {translate('resources.agentU.add')}
    </Button>
  );
}

function CompanyFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput source="region" validate={required()} />
    </>
  );
}
