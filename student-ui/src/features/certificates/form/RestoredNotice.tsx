import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { paths } from '../../../config/paths';
import type { Sent } from './draft-autosave';
import { useFormTexts } from './form.texts';
import { mayBeTwice } from './send-once';

interface Props {
  /** Names of files that could not be kept. */
  readonly unsent: readonly string[];
  /** What was being saved when no answer came. */
  readonly sent: Sent | null;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** What was typed before a reload, the end of the session or a crash stands in the form again. */
export function RestoredNotice({ unsent, sent, onDiscard, onKeep }: Props) {
  const t = useFormTexts();
  const box = useRef<HTMLDivElement>(null);
  // The browser shows a reloaded page where it was left, which may be far below.
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} color="navy" variant="light" c="var(--ink)" role="status" title={t('restored')}>
      <Text size="sm">{t('restoredText')}</Text>
      {sent && (
        <Text size="sm" mt={4} fw={600}>
          {mayBeTwice(sent) ? <LongAgo /> : t('restoredSent')}
        </Text>
      )}
      {unsent.length > 0 && (
        <Text size="sm" mt={4} fw={600}>
          {t('restoredFiles', { names: unsent.join(', ') })}
        </Text>
      )}
      <Group gap="sm" mt="sm">
        <Button size="xs" variant="default" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" c="dimmed" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Group>
    </Alert>
  );
}

/** In a window of its own: who leaves the form may lose what was typed. */
function LongAgo() {
  const t = useFormTexts();
  return (
    <>
      {t('sentLongAgo')}{' '}
      <Anchor href={paths.certificates} target="_blank" rel="noreferrer" underline="always" inherit>
        {t('toList')}
      </Anchor>
    </>
  );
}
