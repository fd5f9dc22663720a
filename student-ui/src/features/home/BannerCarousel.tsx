import { Text } from '@mantine/core';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { BannerSlide } from './BannerSlide';
import classes from './Banners.module.css';
import { BANNERS } from './banners';
import { useHomeTexts } from './home.texts';
import { MotionControls } from './MotionControls';
import { useMotion } from './use-motion';

const TURN_MS = 6_000;

/**
 * Apart from the first banner, because it is large and nobody waits for it. Not Mantine's carousel, which tells screen
 * readers of each turn, in English.
 */
export default function BannerCarousel() {
  const t = useHomeTexts();
  const [view, embla] = useEmblaCarousel({ loop: true });
  const [shown, setShown] = useState(0);
  const { isMoving, isOn, toggle, watch, prefersStill } = useMotion();

  useEffect(() => {
    if (!embla) return;
    const show = () => setShown(embla.selectedScrollSnap());
    embla.on('select', show);
    return () => {
      embla.off('select', show);
    };
  }, [embla]);

  useEffect(() => {
    if (!isMoving || !embla) return;
    const timer = window.setInterval(() => embla.scrollNext(), TURN_MS);
    return () => window.clearInterval(timer);
  }, [isMoving, embla]);

  return (
    <section className={classes.frame} aria-roledescription="carousel" aria-label={t('banners.label')} {...watch}>
      <div ref={view} className={classes.view}>
        <div className={classes.slides}>
          {BANNERS.map((banner, position) => (
            <div key={banner.key} className={classes.slide} aria-hidden={position !== shown}>
              <BannerSlide banner={banner} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.controls}>
        <Text size="sm" c="dimmed">
          {t('banners.slide', { number: shown + 1, count: BANNERS.length })}
        </Text>
        <MotionControls
          labels={{
            earlier: t('banners.previous'),
            later: t('banners.next'),
            pause: t('banners.pause'),
            play: t('banners.play'),
          }}
          isOn={isOn}
          onToggle={toggle}
          onEarlier={() => embla?.scrollPrev(prefersStill)}
          onLater={() => embla?.scrollNext(prefersStill)}
        />
      </div>
    </section>
  );
}
