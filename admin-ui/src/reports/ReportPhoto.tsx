import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

export interface PhotoLook {
  /** It may be gone: nobody decides by it any more. */
  readonly isSettled?: boolean;
  /** Is told whether it can be seen. */
  readonly onSeen?: (url: string, isSeen: boolean) => void;
  /** Whether it was tried often enough, and one goes on without it. */
  readonly isGivenUp?: (url: string) => boolean;
}

interface ReportPhotoProps extends PhotoLook {
  readonly url: string;
  readonly alt: string;
}

/** A photo as large as it takes to compare it with another; it opens in a tab of its own. */
export function ReportPhoto({ url, alt, isSettled = false, onSeen, isGivenUp }: ReportPhotoProps) {
  const translate = useTranslate();
  const [failed, setFailed] = useState<string>();
  if (url === '') return '–';
  if (failed === url) {
    return (
      // A line through what a photo takes the place of is none through this.
      <Box role="note" sx={{ display: 'inline-block', maxWidth: 200, fontWeight: 400 }}>
        <Typography variant="body2">
          {translate(`resources.reports.correction.${isSettled ? 'photo_gone' : 'photo_failed'}`)}
        </Typography>
        {!isSettled && isGivenUp?.(url) ? (
          <Typography variant="body2">{translate('resources.reports.correction.photo_given_up')}</Typography>
        ) : null}
        <Button size="small" onClick={() => setFailed(undefined)}>
          {translate('records.retry')}
        </Button>
      </Box>
    );
  }
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        key={url}
        src={url}
        alt={alt}
        onLoad={() => onSeen?.(url, true)}
        onError={() => {
          setFailed(url);
          onSeen?.(url, false);
        }}
        sx={{ display: 'block', width: 120, maxHeight: 160, objectFit: 'contain', bgcolor: 'action.hover' }}
      />
    </Link>
  );
}
