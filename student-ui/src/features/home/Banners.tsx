import { lazy, Suspense } from 'react';
import { useIdle } from '../../lib/use-idle';
import { BannerSlide } from './BannerSlide';
import classes from './Banners.module.css';
import { BANNERS } from './banners';

const BannerCarousel = lazy(() => import('./BannerCarousel'));

/** The first banner at once; the carousel takes its place, as high as it, when the page has time for it. */
export function Banners() {
  const isIdle = useIdle();
  const first = (
    <div className={classes.frame}>
      <BannerSlide banner={BANNERS[0]} />
      <div className={classes.controls} />
    </div>
  );
  return isIdle ? (
    <Suspense fallback={first}>
      <BannerCarousel />
    </Suspense>
  ) : (
    first
  );
}
