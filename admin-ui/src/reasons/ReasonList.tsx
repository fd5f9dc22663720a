import { POSITION_MAX, REASON_TEXT_MAX, REASON_TITLE_MAX } from '@myverify/domain/review/rejection-reason';
import { maxLength, NumberInput, required, TextInput } from 'react-admin';
import type { RejectionReason } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { AddDialog, DetailDialog, EditDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';

const LISTED: readonly Column<RejectionReason>[] = [
  { source: 'position', sortable: true, width: 96 },
  { source: 'titleEn', isName: true },
  { source: 'titleCn' },
  { source: 'titleMs' },
];
const TEXTS: readonly Column<RejectionReason>[] = [{ source: 'textEn' }, { source: 'textCn' }, { source: 'textMs' }];
const FIRST = { field: 'position', order: 'ASC' } as const;

export default function ReasonList() {
  return (
    <ListPage<RejectionReason>
      columns={LISTED}
      sort={FIRST}
      filters={null}
      add={
        <AddDialog width="md">
          <ReasonFields />
        </AddDialog>
      }
      edit={
        <EditDialog width="md">
          <ReasonFields />
        </EditDialog>
      }
      detail={
        <DetailDialog width="md">
          <DetailFields<RejectionReason> columns={[...LISTED, ...TEXTS]} />
        </DetailDialog>
      }
    />
  );
}

function ReasonFields() {
  return (
    <>
      {(['En', 'Cn', 'Ms'] as const).flatMap((language) => [
        <TextInput
          key={`title${language}`}
          source={`title${language}`}
          validate={[required(), maxLength(REASON_TITLE_MAX)]}
        />,
        <TextInput
          key={`text${language}`}
          source={`text${language}`}
          validate={[required(), maxLength(REASON_TEXT_MAX)]}
          multiline
          minRows={2}
        />,
      ])}
      <NumberInput source="position" min={0} max={POSITION_MAX} step={1} />
    </>
  );
}
