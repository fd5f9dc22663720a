import Delete from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useDeleteMany,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { isAllOrNone } from '../api/remove-together';
import { type Column, nameText } from './column';

/** As many as the server takes at once. */
export const REMOVED_AT_ONCE = 100;
const NAMED = 5;

interface RemoveButtonProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  /** What the question calls a record, where that is not its name. */
  readonly nameOf?: ((record: R) => string) | undefined;
}

/** Removes the ticked records; all of them or none, where the server has a call for that. */
export function RemoveButton<R extends RaRecord>({ columns, nameOf }: RemoveButtonProps<R>) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const { selectedIds, data, onUnselectItems } = useListContext<R>();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDeleteMany<R, Error>();

  const ask = () => {
    if (selectedIds.length === 0) notify(`resources.${resource}.tick_to_remove`, { type: 'warning' });
    else if (selectedIds.length > REMOVED_AT_ONCE)
      notify('records.too_many', { type: 'warning', messageArgs: { most: REMOVED_AT_ONCE } });
    else setAsking(true);
  };
  const confirm = () =>
    remove(
      resource,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          onUnselectItems();
          notify('records.removed', { type: 'success' });
          refresh();
        },
        onError: (error) => {
          setAsking(false);
          // Some may be gone: a tick on what is not there could not be taken away.
          if (!isAllOrNone(resource)) onUnselectItems();
          notify(error.message, { type: 'error', autoHideDuration: 10_000, messageArgs: { _: error.message } });
          refresh();
        },
      },
    );

  const named = (data ?? []).filter(({ id }) => selectedIds.includes(id)).slice(0, NAMED);
  const others = selectedIds.length - named.length;
  return (
    <>
      <Button color="error" variant="outlined" startIcon={<Delete />} onClick={ask}>
        {translate('records.remove')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`resources.${resource}.confirm_removal`}
        content={
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {named.map((record) => (
              <li key={record.id}>{nameOf?.(record) ?? nameText(record, columns)}</li>
            ))}
            {others > 0 ? <li>{translate('records.and_more', { smart_count: others })}</li> : null}
          </ul>
        }
        confirm="records.remove"
        cancel="records.cancel"
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
