import { COOPERATION_FIELDS } from '@myverify/domain/catalog/cooperation';
import { message } from '@myverify/domain/messages/message';
import { required, TextInput } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { Cooperation } from '../api/records';
import { messageText } from '../i18n/refusals';
import { AddButton } from '../records/AddButton';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { addressOf } from '../resources';
import { UniversityInput } from '../universities/UniversityInput';

const COLUMNS: readonly Column<Cooperation>[] = [
  { source: 'id', sortable: true, width: 88 },
  { source: 'name', sortable: true, isName: true },
  { source: 'university1Name', sortable: true },
  { source: 'university2Name', sortable: true },
  { source: 'region', sortable: true },
];

const FIRST = { field: 'name', order: 'ASC' } as const;

const FILTERS = [
  <SearchInput key="name" source="name" label="resources.cooperations.search" alwaysOn />,
  <SearchInput key="region" source="region" isWhole />,
  <UniversityInput key="universityId" source="universityId" />,
];

const differs = (value: unknown, values: Partial<Cooperation>) =>
  value !== undefined && value === values.university1Id ? messageText(message('two_universities')) : undefined;
const ONE = [required()];
const OTHER = [required(), differs];

const FORM = (
  <>
    <UniversityInput source="university1Id" validate={ONE} />
    <UniversityInput source="university2Id" validate={OTHER} />
    <TextInput source="name" validate={needed(COOPERATION_FIELDS.name)} />
    <TextInput source="region" validate={needed(COOPERATION_FIELDS.region)} />
  </>
);

/** Where the two universities are ticked. */
const relations = () => `${addressOf('universities')}/relation`;

export default function CooperationList() {
  return (
    <ResourceList<Cooperation>
      columns={COLUMNS}
      sort={FIRST}
      filters={FILTERS}
      addButton={<AddButton to={relations()} />}
      add={<AddCooperation />}
      edit={<EditDialog>{FORM}</EditDialog>}
      detail={<ShowDialog columns={COLUMNS} />}
    />
  );
}

/** Opened with the two universities that were ticked, `create/5/17`: what is behind a question mark is the list's. */
function AddCooperation() {
  const [first, second] = (useParams()['*'] ?? '').split('/').map(Number);
  if (!first || !second || first === second) return <Navigate to={relations()} replace />;
  return <CreateDialog record={{ university1Id: first, university2Id: second }}>{FORM}</CreateDialog>;
}
