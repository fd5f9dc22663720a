import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  fetchRelatedRecords,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useNumber } from '../i18n/useNumber';
import { collectRows } from './collect-rows';
import { useNotifyError } from './useNotifyError';

interface ExportButtonProps {
  /** Whether the server sorts the list by `id`, too. */
  readonly sortsById: boolean;
}

/**
 * Saves what the filters show, all pages of it, as a table; the button of react-admin stops after the first thousand.
 */
export function ExportButton<R extends RaRecord>({ sortsById }: ExportButtonProps) {
  const translate = useTranslate();
  const number = useNumber();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total = 0, exporter } = useListContext<R>();
  const [done, setDone] = useState<number | null>(null);

  const exportAll = async () => {
    setDone(0);
    try {
      const { rows, hasMoved } = await collectRows<R>({
        read: (asked) => provider.getList<R>(resource, { ...asked, filter: filterValues }),
        sort,
        sortsById,
        onProgress: setDone,
      });
      if (exporter) await exporter([...rows], fetchRelatedRecords(provider), provider, resource);
      if (hasMoved) notify('records.export_moved', { type: 'warning', autoHideDuration: 10_000 });
    } catch (error) {
      notifyError(error);
    } finally {
      setDone(null);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      disabled={total === 0 || done !== null}
      onClick={() => void exportAll()}
    >
      {done === null
        ? translate('records.export')
        : translate('records.exporting', { done: number(done), total: number(total) })}
    </Button>
  );
}
