import PlayArrow from '@mui/icons-material/PlayArrow';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useNextInQueue } from './useNextInQueue';

/** Opens the application that meets the filters of the list, has waited longest and is nobody else's. */
export function QueueButton() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { next, isPending } = useNextInQueue(filterValues);
  return (
    <Button variant="outlined" color="inherit" startIcon={<PlayArrow />} disabled={isPending} onClick={() => next()}>
      {translate('resources.certificates.queue')}
    </Button>
  );
}
