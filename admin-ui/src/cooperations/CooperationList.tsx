import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { required, TextInput, useTranslate } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { Cooperation } from '../api/records';
import { messageText } from '../i18n/refusals';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { NameSearch } from '../records/NameSearch';
import { UniversityInput } from '../universities/UniversityInput';

const COLUMNS: readonly Column<Cooperation>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'name', sortable: true, isName: true },
  { source: 'university1Name' },
  { source: 'university2Name' },
  { source: 'region', sortable: true },
];

const FIRST = { field: 'name', order: 'ASC' } as const;
/** Where the two universities are ticked. */
const RELATIONS = '/mun/relation';

export default function CooperationList() {
  return (
    <ListPage<Cooperation>
      columns={COLUMNS}
      sort={FIRST}
      filters={
        <>
          <NameSearch source="name" placeholder="resources.coo.search" />
          <TextInput source="region" helperText={false} />
          <UniversityInput source="universityId" isFilter />
        </>
      }
      addButton={<AddButton />}
      add={<AddCooperation />}
      edit={
        <EditDialog>
          <CooperationFields />
        </EditDialog>
      }
      detail={
        <DetailDialog>
          <DetailFields<Cooperation> columns={COLUMNS} />
        </DetailDialog>
      }
    />
  );
}

function AddButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={RELATIONS} variant="contained" startIcon={<Add />}>
      {translate('resources.coo.add')}
    </Button>
  );
}

/** Opened with the two universities that were ticked, `create/5/17`: what is behind a question mark is the list's. */
function AddCooperation() {
  const [first, second] = (useParams()['*'] ?? '').split('/').map(Number);
  if (!first || !second || first === second) return <Navigate to={RELATIONS} replace />;
  return (
    <AddDialog record={{ university1Id: first, university2Id: second }}>
      <CooperationFields />
    </AddDialog>
  );
}

const differs = (value: unknown, values: Partial<Cooperation>) =>
  value !== undefined && value === values.university1Id ? messageText(message('two_universities')) : undefined;
const ONE = [required()];
const OTHER = [required(), differs];

function CooperationFields() {
  return (
    <>
      <UniversityInput source="university1Id" validate={ONE} />
      <UniversityInput source="university2Id" validate={OTHER} />
      <TextInput source="name" validate={required()} />
      <TextInput source="region" validate={required()} />
    </>
  );
}
