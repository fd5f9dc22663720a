import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCommonTexts } from '../i18n/common.texts';
import { siteQuery } from '../lib/site';
import classes from './Footer.module.css';

export function SiteContact() {
  const t = useCommonTexts();
  const { data, isPending } = useQuery(siteQuery);
  return (
    <Stack gap={6} mih={168}>
      <Text className={classes.heading}>
        {data?.demonstration ? t('footer.demonstration', { title: t('footer.contact') }) : t('footer.contact')}
      </Text>
      {isPending && <Skeleton height={120} opacity={0.2} />}
      {data && (
        <>
          <Text size="sm">{data.contact.company}</Text>
          <Text size="sm">{data.contact.address}</Text>
          <Text size="sm">
            {t('footer.phone')}
            <Anchor c="inherit" underline="always" href={`tel:${data.contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              {data.contact.phone}
            </Anchor>
          </Text>
          <Text size="sm">
            {t('footer.email')}
            <Anchor c="inherit" underline="always" href={`mailto:${data.contact.email}`}>
              {data.contact.email}
            </Anchor>
          </Text>
          <Text size="sm">{t('footer.hours', { hours: data.contact.hours })}</Text>
        </>
      )}
    </Stack>
  );
}
