import Delete from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
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
import { namedReason, RefusedRows } from './RefusedRows';
import { useNotifyError } from './useNotifyError';
import { useTicked } from './useTicked';

/** As many as the server takes at once. */
export const REMOVED_AT_ONCE = 100;
const NAMED = 5;

interface RemoveButtonProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  /** What the question calls a record, where that is not its name. */
  readonly nameOf?: ((record: R) => string) | undefined;
}

/**
 * Removes the ticked records; all of them or none, where the server has a call for that. What keeps it from being done
 * is named row by row, and the others can go without those.
 */
export function RemoveButton<R extends RaRecord>({ columns, nameOf }: RemoveButtonProps<R>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const { selectedIds, onUnselectItems } = useListContext<R>();
  const readTicked = useTicked<R>();
  const [asked, setAsked] = useState<readonly R[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [remove, { isPending }] = useDeleteMany<R, Error>();

  const ask = async () => {
    setRefused({});
    if (selectedIds.length === 0) notify(`resources.${resource}.tick_to_remove`, { type: 'warning' });
    else if (selectedIds.length > REMOVED_AT_ONCE)
      notify('records.too_many', { type: 'warning', messageArgs: { most: REMOVED_AT_ONCE } });
    else setAsked((await readTicked()) ?? []);
  };
  const called = (record: R) => nameOf?.(record) ?? nameText(record, columns);
  const staying = asked.filter(({ id }) => refused[id] !== undefined);
  const going = asked.filter(({ id }) => refused[id] === undefined);
  const confirm = () =>
    remove(
      resource,
      { ids: going.map(({ id }) => id), meta: { versions: going.map(({ version }) => version) } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsked([]);
          onUnselectItems();
          notify('records.removed', { type: 'success' });
          refresh();
        },
        onError: (error) => {
          refresh();
          const told = error instanceof ApiError ? error.errors : {};
          const stay = going.filter(({ id }) => told[id] !== undefined);
          if (stay.length > 0 && stay.length < going.length) return setRefused({ ...refused, ...told });
          setAsked([]);
          // Some may be gone: a tick on what is not there could not be taken away.
          if (!isAllOrNone(resource)) onUnselectItems();
          const each = stay.slice(0, NAMED).map((record) => namedReason(called(record), told[record.id]));
          const message = stay.length > 1 ? each.join(' · ') : error.message;
          notifyError(new Error(message), { autoHideDuration: 10_000 });
        },
      },
    );

  const others = going.length - NAMED;
  return (
    <>
      <Button color="error" variant="outlined" startIcon={<Delete />} onClick={() => void ask()}>
        {translate('records.remove')}
      </Button>
      <Confirm
        isOpen={asked.length > 0}
        loading={isPending}
        title={`resources.${resource}.confirm_removal`}
        content={
          <>
            <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
              {going.slice(0, NAMED).map((record) => (
                <li key={record.id}>{called(record)}</li>
              ))}
              {others > 0 ? <li>{translate('records.and_more', { smart_count: others })}</li> : null}
            </ul>
            {staying.length > 0 ? (
              <RefusedRows
                title="records.stay"
                rows={staying.map((record) => ({
                  id: record.id,
                  name: called(record),
                  reason: refused[record.id],
                }))}
              />
            ) : null}
          </>
        }
        confirm={staying.length > 0 ? translate('records.go_on', { smart_count: going.length }) : 'records.remove'}
        cancel="records.cancel"
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setAsked([])}
      />
    </>
  );
}
