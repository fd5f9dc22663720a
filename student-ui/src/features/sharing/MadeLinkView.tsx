import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { lastDayOf } from './moments';
import type { MadeLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly made: MadeLink;
  readonly onDone: () => void;
}

/** A new link, to be copied before it is gone. */
export function MadeLinkView({ made: { url, endsAt, hasPin }, onDone }: Props) {
  const t = useSharingTexts();
  const subject = encodeURIComponent(t('made.mailSubject'));
  const body = encodeURIComponent(t('made.mailText', { day: lastDayOf(endsAt), url }));
  return (
    <Stack gap="md">
      <Alert color="yellow" role="status">
        {t('made.once')}
      </Alert>
      <TextInput
        label={t('made.link')}
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button onClick={copy}>
              <span aria-live="polite">{t(copied ? 'made.copied' : 'made.copy')}</span>
            </Button>
          )}
        </CopyButton>
        <Button variant="default" component="a" href={`mailto:?subject=${subject}&body=${body}`}>
          {t('made.mail')}
        </Button>
      </Group>
      {hasPin && <Text size="sm">{t('made.pin')}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('made.done')}
        </Button>
      </Group>
    </Stack>
  );
}
