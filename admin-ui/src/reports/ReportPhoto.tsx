import { Box, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A photo as large as it takes to compare it with another; it opens in a tab of its own. */
export function ReportPhoto({ url, alt }: { readonly url: string; readonly alt: string }) {
  const translate = useTranslate();
  const [lost, setLost] = useState<string>();
  if (url === '') return '–';
  if (lost === url) return translate('resources.reports.correction.photo_gone');
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={url}
        alt={alt}
        onError={() => setLost(url)}
        sx={{ display: 'block', width: 120, maxHeight: 160, objectFit: 'contain', bgcolor: 'action.hover' }}
      />
    </Link>
  );
}
