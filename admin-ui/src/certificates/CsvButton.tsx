import Download from '@mui/icons-material/FileDownloadOutlined';
import Stop from '@mui/icons-material/StopCircleOutlined';
import { Button } from '@mui/material';
import { saveFile } from '@myverify/api-client/save-file';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { fetchFile } from '../api/fetch-file';
import { withTitles } from '../records/csv';
import { useNotifyError } from '../records/useNotifyError';

const MB = 1_000_000;

/**
 * The server writes this table while it is saved. It is fetched, not linked to: a lost session leads to the sign-in
 * page and a refusal is told, where the browser would say no more than that a download failed.
 */
export function CsvButton() {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { filterValues } = useListContext();
  /** Megabytes that have come; `null` while nothing is exported. */
  const [received, setReceived] = useState<string | null>(null);
  const stopping = useRef<AbortController>(undefined);

  const exportAll = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    const { signal } = stop;
    const told = (bytes: number) => setReceived((bytes / MB).toFixed(1));
    told(0);
    const filter = encodeURIComponent(JSON.stringify(filterValues));
    try {
      const table = await fetchFile(`/api/v1/certificates/export.csv?filter=${filter}`, signal, told);
      const labelOf = (title: string) => translate(`resources.certificates.fields.${title}`);
      saveFile(
        await withTitles(table, labelOf),
        `${translate('resources.certificates.export_name')}-${dayOf(new Date())}.csv`,
      );
    } catch (error) {
      if (signal.aborted) return;
      notifyError(error);
    } finally {
      setReceived(null);
    }
  };
  if (received !== null) {
    return (
      <Button variant="outlined" color="inherit" startIcon={<Stop />} onClick={() => stopping.current?.abort()}>
        {translate('resources.certificates.stop_export', { size: received })}
      </Button>
    );
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<Download />} onClick={() => void exportAll()}>
      {translate('records.export')}
    </Button>
  );
}
