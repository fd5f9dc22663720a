import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { University } from '../api/records';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { FIRST, NATURES, UniversityFilters, useUniversityColumns } from './university-columns';

export default function UniversityList() {
  const translate = useTranslate();
  const columns = useUniversityColumns();
  const form = <UniversityFields />;
  return (
    <ListPage<University>
      columns={columns}
      sort={FIRST}
      filters={<UniversityFilters />}
      actions={
        <Button component={Link} to="/mun/relation" variant="outlined" color="inherit" startIcon={<AccountTree />}>
          {translate('resources.mun.relations')}
        </Button>
      }
      add={<AddDialog>{form}</AddDialog>}
      edit={<EditDialog>{form}</EditDialog>}
      detail={
        <DetailDialog>
          <DetailFields<University> columns={columns} />
        </DetailDialog>
      }
    />
  );
}

function UniversityFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput source="region" validate={required()} />
      <TextInput source="country" validate={required()} defaultValue="Malaysia" />
      <SelectInput source="nature" choices={NATURES} validate={required()} />
    </>
  );
}
