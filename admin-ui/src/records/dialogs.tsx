import { DialogContent, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  type RaRecord,
  ShowBase,
  type TransformData,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { RecordDialog, useCloseDialog } from './RecordDialog';
import { RecordForm } from './RecordForm';

interface FormDialogProps {
  /** Width of the dialog. */
  readonly width?: 'sm' | 'md' | 'lg';
  readonly transform?: TransformData;
  readonly children: ReactNode;
}

interface AddDialogProps extends FormDialogProps {
  /** What is filled in from the start. */
  readonly record?: Partial<RaRecord>;
}

/** Mode add. */
export function AddDialog({ width, transform, record, children }: AddDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const onSuccess = useSaved();
  return (
    <RecordDialog title={translate(`resources.${resource}.add`)} width={width}>
      <CreateBase redirect={false} transform={transform} record={record} mutationOptions={{ onSuccess }}>
        <RecordForm name={`${resource}.add`}>{children}</RecordForm>
      </CreateBase>
    </RecordDialog>
  );
}

/** Mode edit. */
export function EditDialog({ width, transform, children }: FormDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const onSuccess = useSaved();
  return (
    <RecordDialog title={translate(`resources.${resource}.edit`)} width={width}>
      <EditBase redirect={false} mutationMode="pessimistic" transform={transform} mutationOptions={{ onSuccess }}>
        <Loaded>
          <RecordForm name={`${resource}.edit`}>{children}</RecordForm>
        </Loaded>
      </EditBase>
    </RecordDialog>
  );
}

/** Mode detail. */
export function DetailDialog({ width, children }: Omit<FormDialogProps, 'transform'>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <RecordDialog title={translate(`resources.${resource}.detail`)} width={width}>
      <ShowBase>
        <Loaded>
          <DialogContent dividers>{children}</DialogContent>
        </Loaded>
      </ShowBase>
    </RecordDialog>
  );
}

/** A form must not be drawn before its record is there. */
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
