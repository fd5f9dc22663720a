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

/** As many as one answer of the server holds. */
const STEP = 1000;

/** Saves what the filters show, all pages of it, as a table; the button of react-admin stops after the first thousand. */
export function ExportButton<R extends RaRecord>() {
  const translate = useTranslate();
  const number = useNumber();
  const notify = useNotify();
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total = 0, exporter } = useListContext<R>();
  const [done, setDone] = useState<number | null>(null);

  const collect = async () => {
    const rows: R[] = [];
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: STEP };
      const answer = await provider.getList<R>(resource, { pagination, sort, filter: filterValues });
      rows.push(...answer.data);
      setDone(rows.length);
      if (answer.data.length < STEP || rows.length >= (answer.total ?? 0)) return rows;
    }
  };
  const exportAll = async () => {
    setDone(0);
    try {
      const rows = await collect();
      if (exporter) await exporter(rows, fetchRelatedRecords(provider), provider, resource);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
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
