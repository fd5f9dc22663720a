import PlayArrow from '@mui/icons-material/PlayArrow';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNextInQueue } from './useNextInQueue';

/** Opens the application that has waited longest and is nobody else's. */
export function QueueButton() {
  const translate = useTranslate();
  const { next, isPending } = useNextInQueue();
  return (
    <Button variant="outlined" startIcon={<PlayArrow />} disabled={isPending} onClick={() => next()}>
      {translate('resources.student.queue')}
    </Button>
  );
}
