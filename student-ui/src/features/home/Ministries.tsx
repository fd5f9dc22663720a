import { Anchor, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { UserText } from '../../components/UserText';
import { useCommonTexts } from '../../i18n/common.texts';
import { currentLanguage } from '../../i18n/i18n';
import { siteQuery } from '../../lib/site';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';
import { OutsideIcon } from './icons';
import { Section } from './Section';

export function Ministries() {
  const common = useCommonTexts();
  const t = useHomeTexts();
  const { data, isPending, error, refetch } = useQuery(siteQuery);
  return (
    <Section title={t('ministries.title')}>
      {isPending && <Skeleton height={180} />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={classes.links}>
          {data.ministries.map(({ name, chineseName, url }) => (
            <li key={url}>
              <Anchor href={url} target="_blank" rel="noopener noreferrer" underline="always">
                <UserText>{(currentLanguage() === 'cn' && chineseName) || name}</UserText>
                <OutsideIcon />
                <VisuallyHidden>({common('opensInNewTab')})</VisuallyHidden>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
