import { lazy, Suspense } from 'react';
import { BannerSlide } from './BannerSlide';
import classes from './Banners.module.css';
import { BANNERS } from './banners';
import { useNear } from './use-near';

const BannerCarousel = lazy(() => import('./BannerCarousel'));

/** The first banner at once; the carousel takes its place, as high as it, when somebody gets near it. */
export function Banners() {
  const [place, isNear] = useNear();
  const first = (
    <div className={classes.frame}>
      <BannerSlide banner={BANNERS[0]} />
      <div className={classes.controls} />
    </div>
  );
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={first}>
          <BannerCarousel />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
