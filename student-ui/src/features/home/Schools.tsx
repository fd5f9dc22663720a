import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FailedState } from '../../components/FailedState';
import { paths } from '../../config/paths';
import { useHomeTexts } from './home.texts';
import { schoolsQuery } from './queries';
import { Section } from './Section';
import { spread } from './scroller';
import { useNear } from './use-near';

const SchoolScroller = lazy(() => import('./SchoolScroller'));

const SHOWN = 30;
/** The row of places and the buttons under it. */
const HEIGHT = 196;

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
        {error ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <Suspense fallback={<Skeleton height={HEIGHT} />}>
            {data ? <SchoolScroller schools={spread(data, SHOWN)} /> : <Skeleton height={HEIGHT} />}
          </Suspense>
        )}
      </div>
    </Section>
  );
}
