import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedPart, FailedState } from '../../components/FailedState';
import { paths } from '../../config/paths';
import { lazyPart } from '../../lib/lazy-part';
import { useHomeTexts } from './home.texts';
import { schoolsQuery } from './queries';
import { Section } from './Section';
import { spread } from './scroller';
import { useNear } from './use-near';

const SHOWN = 30;
/** The row of places and the buttons under it. */
const ROOM = <Skeleton height={196} />;

const SchoolScroller = lazyPart(() => import('./SchoolScroller'), FailedPart, ROOM);

export function Schools() {
  const t = useHomeTexts();
  const [place, isNear] = useNear();
  const { data, error, refetch } = useQuery({ ...schoolsQuery, enabled: isNear });
  if (data?.length === 0) return null;
  return (
    <Section
      title={t('schools.title')}
      aside={
        <Anchor component={Link} to={paths.university} underline="always">
          {t('schools.all')}
        </Anchor>
      }
    >
      <div ref={place}>
        {data && <SchoolScroller schools={spread(data, SHOWN)} />}
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : ROOM)}
      </div>
    </Section>
  );
}
