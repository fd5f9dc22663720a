import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** The server writes this table while it is saved: a million rows are no matter for the browser. */
export function CsvLink() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter = encodeURIComponent(JSON.stringify(filterValues));
  return (
    <Button
      component="a"
      href={`/api/v1/certificates/export.csv?filter=${filter}`}
      download="certificates.csv"
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
    >
      {translate('records.export')}
    </Button>
  );
}
