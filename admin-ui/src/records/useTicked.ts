import { type RaRecord, useDataProvider, useListContext, useNotify, useResourceContext } from 'react-admin';
import { useNotifyError } from './useNotifyError';

/**
 * Reads the ticked records: those of this page as they are seen, those of other pages as they are now.
 * @returns null where they could not be read, or none is left, which is said.
 */
export function useTicked<R extends RaRecord>(): () => Promise<R[] | null> {
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds, onUnselectItems } = useListContext<R>();
  return async () => {
    const seen = data.filter(({ id }) => selectedIds.includes(id));
    const ids = selectedIds.filter((id) => !seen.some((record) => record.id === id));
    if (ids.length === 0) return seen;
    try {
      const others = await provider.getMany<R>(resource, { ids });
      const found = [...seen, ...others.data];
      if (found.length > 0) return found;
      onUnselectItems();
      notify('records.ticked_gone', { type: 'warning' });
      return null;
    } catch (error) {
      notifyError(error);
      return null;
    }
  };
}
