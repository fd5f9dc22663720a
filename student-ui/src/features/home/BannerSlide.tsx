import { Text } from '@mantine/core';
import classes from './Banners.module.css';
import type { Banner } from './banners';
import { useHomeTexts } from './home.texts';

interface Props {
  readonly banner: Banner;
}

export function BannerSlide({ banner: { key, picture } }: Props) {
  const t = useHomeTexts();
  return (
    <figure className={classes.banner}>
      <img src={picture} alt="" width="640" height="400" className={classes.picture} />
      <figcaption className={classes.caption}>
        <Text fw={650}>{t(`banners.${key}.title`)}</Text>
        <Text size="sm" c="dimmed">
          {t(`banners.${key}.text`)}
        </Text>
      </figcaption>
    </figure>
  );
}
