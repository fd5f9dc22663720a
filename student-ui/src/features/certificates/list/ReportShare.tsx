import { Anchor, Button, CopyButton, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/LinkButton';
import { paths } from '../../../config/paths';
import { useListTexts } from './list.texts';

interface Props {
  readonly id: number;
  readonly number: string;
  readonly isWithdrawn: boolean;
}

/** What the holder passes on: a link for one recipient, the number, the page that checks it. */
export function ReportShare({ id, number, isWithdrawn }: Props) {
  const t = useListTexts();
  return (
    <Group gap="xs">
      {isWithdrawn ? (
        <LinkButton to={paths.shareOf(id)} size="compact-sm" variant="default" aria-label={t('linksOf', { number })}>
          {t('links')}
        </LinkButton>
      ) : (
        <LinkButton to={paths.shareOf(id)} size="compact-sm" aria-label={t('shareLinkOf', { number })}>
          {t('shareLink')}
        </LinkButton>
      )}
      <CopyButton value={number}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy} aria-label={t('copyNumber', { number })}>
            <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
          </Button>
        )}
      </CopyButton>
      <Anchor
        component={Link}
        to={paths.checkOf(number)}
        size="sm"
        underline="always"
        aria-label={t('checkLinkOf', { number })}
      >
        {t('checkLink')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t(isWithdrawn ? 'shareWithdrawn' : 'share')}
      </Text>
    </Group>
  );
}
