import { POSITION_MAX, REASON_FIELDS } from '@myverify/domain/review/rejection-reason';
import { NumberInput, TextInput, useLocaleState } from 'react-admin';
import type { RejectionReason } from '../api/records';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';

const COLUMNS: readonly Column<RejectionReason>[] = [
  { source: 'position', sortable: true, width: 96 },
  { source: 'titleEn', sortable: true },
  { source: 'titleCn', sortable: true },
  { source: 'titleMs', sortable: true },
  { source: 'textEn', isHidden: true },
  { source: 'textCn', isHidden: true },
  { source: 'textMs', isHidden: true },
];
const FIRST = { field: 'position', order: 'ASC' } as const;

const FORM = (
  <>
    {(['En', 'Cn', 'Ms'] as const).flatMap((language) => [
      <TextInput
        key={`title${language}`}
        source={`title${language}`}
        validate={needed(REASON_FIELDS[`title${language}`])}
      />,
      <TextInput
        key={`text${language}`}
        source={`text${language}`}
        validate={needed(REASON_FIELDS[`text${language}`])}
        multiline
        minRows={2}
      />,
    ])}
    <NumberInput source="position" min={0} max={POSITION_MAX} step={1} />
  </>
);

export default function ReasonList() {
  const [locale] = useLocaleState();
  const name = locale === 'cn' ? 'titleCn' : 'titleEn';
  const columns = COLUMNS.map((column) => ({ ...column, isName: column.source === name }));
  return (
    <ResourceList<RejectionReason>
      columns={columns}
      sort={FIRST}
      add={<CreateDialog width="md">{FORM}</CreateDialog>}
      edit={<EditDialog width="md">{FORM}</EditDialog>}
      detail={<ShowDialog width="md" columns={columns} />}
    />
  );
}
