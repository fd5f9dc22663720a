import { Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { deskPath, filterIn } from '../certificates/queue-filter';
import { useNextInQueue } from '../certificates/useNextInQueue';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';
import { Desk } from './Desk';
import { enter, leaveBackwards } from './trail';
import { useReview } from './useReview';

/** One application with its documents beside what is claimed. */
export default function ReviewDesk() {
  const { id } = useParams();
  const number = Number(id);
  // Another record is another desk: no answer and no zoom is taken along.
  return <OpenRecord key={id} id={number} />;
}

function OpenRecord({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const queue = useNextInQueue(filterIn(search));
  const review = useReview(id, queue.filter, () => queue.next(id));
  const navigate = useNavigate();
  const [before] = useState(() => enter(id));
  const goBack = (previous: number) => {
    leaveBackwards(id);
    navigate(deskPath(previous, queue.filter));
  };
  const onPrevious = before === undefined ? undefined : () => goBack(before);
  if (review.record) return <Desk record={review.record} review={review} queue={queue} onPrevious={onPrevious} />;
  if (!review.error) return <Waiting />;
  return (
    <>
      <LoadFailure severity="error" error={review.error} onRetry={review.retry} />
      <Button component={Link} to={addressOf('certificates')}>
        {translate('review.back')}
      </Button>
    </>
  );
}

function Waiting() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, gap: 2 }} aria-busy>
      <Skeleton variant="rounded" height={640} />
      <Skeleton variant="rounded" height={640} />
    </Box>
  );
}
