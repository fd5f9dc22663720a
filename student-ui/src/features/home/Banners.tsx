import { lazyPart } from '../../lib/lazy-part';
import { BannerSlide } from './BannerSlide';
import classes from './Banners.module.css';
import { BANNERS } from './banners';
import { useNear } from './use-near';

const BannerCarousel = lazyPart(() => import('./BannerCarousel'), FirstBanner, <FirstBanner />);

/** The first banner at once; the carousel takes its place, as high as it, when somebody gets near it. */
export function Banners() {
  const [place, isNear] = useNear();
  return <div ref={place}>{isNear ? <BannerCarousel /> : <FirstBanner />}</div>;
}

function FirstBanner() {
  return (
    <div className={classes.frame}>
      <BannerSlide banner={BANNERS[0]} />
      <div className={classes.controls} />
    </div>
  );
}
