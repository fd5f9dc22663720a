import '@mantine/carousel/styles.css';
import { Carousel } from '@mantine/carousel';
import { Text } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { BannerSlide } from './BannerSlide';
import classes from './Banners.module.css';
import { BANNERS } from './banners';
import { useHomeTexts } from './home.texts';
import { MotionControls } from './MotionControls';
import { useMotion } from './use-motion';

const TURN_MS = 6_000;

/** Apart from the first banner, because it is large and nobody waits for it. */
export default function BannerCarousel() {
  const t = useHomeTexts();
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [shown, setShown] = useState(0);
  const { isMoving, isOn, toggle, watch, prefersStill } = useMotion();

  useEffect(() => {
    if (!isMoving || !embla) return;
    const timer = window.setInterval(() => embla.scrollNext(prefersStill), TURN_MS);
    return () => window.clearInterval(timer);
  }, [isMoving, embla, prefersStill]);

  return (
    <section className={classes.frame} aria-roledescription="carousel" aria-label={t('banners.label')} {...watch}>
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        emblaOptions={{ loop: true }}
        withControls={false}
        getEmblaApi={setEmbla}
        onSlideChange={setShown}
      >
        {BANNERS.map((banner, position) => (
          <Carousel.Slide key={banner.key} aria-hidden={position !== shown}>
            <BannerSlide banner={banner} isFirst={position === 0} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className={classes.controls}>
        <Text size="sm" c="gray.7">
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
