import { Anchor, Button, CopyButton, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useListTexts } from './list.texts';

/** What the holder passes on: the number and the page that checks it. */
export function ReportShare({ number }: { readonly number: string }) {
  const t = useListTexts();
  return (
    <Group gap="xs">
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
      <Text size="sm" c="gray.7">
        {t('share')}
      </Text>
    </Group>
  );
}
