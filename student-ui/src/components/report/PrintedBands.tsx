import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCommonTexts } from '../../i18n/common.texts';
import { siteQuery } from '../../lib/site';
import classes from './report.module.css';

/**
 * On paper alone, where the header and the footer of the site are left out: whose answer it is, above it, and whom to
 * write to, at its foot.
 */
export function PrintedBands() {
  const t = useCommonTexts();
  const { data } = useQuery(siteQuery);
  const title = data?.demonstration ? t('footer.demonstration', { title: t('footer.contact') }) : t('footer.contact');
  return (
    <>
      <div className={classes.letterhead}>
        <img src="/favicon.svg" alt="" width="32" height="32" />
        <span>{t('product')}</span>
      </div>
      {data && (
        <div className={classes.letterfoot}>
          <Text size="sm" fw={650}>
            {title}
            {t('colon')}
            {data.contact.company}
          </Text>
          <Text size="sm">{data.contact.address}</Text>
          <Text size="sm">
            {t('footer.phone')}
            {data.contact.phone} · {t('footer.email')}
            {data.contact.email} · {t('footer.hours', { hours: data.contact.hours })}
          </Text>
        </div>
      )}
    </>
  );
}
