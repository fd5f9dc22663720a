import { DialogContent, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  Edit,
  FunctionField,
  type RaRecord,
  Show,
  SimpleShowLayout,
  type TransformData,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { addressOf } from '../resources';
import { type Column, shown } from './column';
import { RecordDialog, useCloseDialog } from './RecordDialog';
import { RecordForm } from './RecordForm';

interface FormDialogProps {
  /** Width of the dialog. */
  readonly width?: 'sm' | 'md' | 'lg';
  readonly transform?: TransformData;
  readonly children: ReactNode;
}

interface CreateDialogProps extends FormDialogProps {
  /** What is filled in from the start. */
  readonly record?: Partial<RaRecord>;
}

/** The title is that of the dialog, and nothing of the page is shown around the form. */
const BARE = { title: false, actions: false, component: 'div' } as const;

/** Mode add. */
export function CreateDialog({ width, transform, record, children }: CreateDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const onSuccess = useSaved();
  return (
    <RecordDialog title={translate(`resources.${resource}.add`)} width={width}>
      <Create {...BARE} redirect={false} transform={transform} record={record} mutationOptions={{ onSuccess }}>
        <RecordForm name={`${resource}.add`}>{children}</RecordForm>
      </Create>
    </RecordDialog>
  );
}

/** Mode edit. */
export function EditDialog({ width, transform, children }: FormDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const onSuccess = useSaved();
  return (
    <RecordDialog title={translate(`resources.${resource}.edit`)} width={width}>
      <Edit
        {...BARE}
        redirect={false}
        redirectOnError={addressOf(resource)}
        mutationMode="pessimistic"
        transform={transform}
        mutationOptions={{ onSuccess }}
        render={({ record }) =>
          record ? <RecordForm name={`${resource}.edit`}>{children}</RecordForm> : <LinearProgress />
        }
      />
    </RecordDialog>
  );
}

interface ShowDialogProps<R extends RaRecord> {
  readonly width?: 'sm' | 'md' | 'lg';
  readonly columns: readonly Column<R>[];
  /** What stands above the fields. */
  readonly lead?: ReactNode;
  /** What stands below the fields. */
  readonly children?: ReactNode;
}

/** Mode detail. */
export function ShowDialog<R extends RaRecord>({ width, columns, lead, children }: ShowDialogProps<R>) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <RecordDialog title={translate(`resources.${resource}.detail`)} width={width}>
      <Show {...BARE} redirectOnError={addressOf(resource)}>
        <DialogContent dividers>
          {lead}
          <SimpleShowLayout sx={{ p: 0, overflowWrap: 'anywhere' }}>
            {columns.map((column) => (
              <FunctionField<R> key={column.source} source={column.source} render={(record) => shown(record, column)} />
            ))}
          </SimpleShowLayout>
          <Loaded>{children}</Loaded>
        </DialogContent>
      </Show>
    </RecordDialog>
  );
}

function Loaded({ children }: { readonly children: ReactNode }) {
  return useRecordContext() ? children : <LinearProgress />;
}

function useSaved() {
  const notify = useNotify();
  const close = useCloseDialog();
  return () => {
    notify('records.saved', { type: 'success' });
    close();
  };
}
