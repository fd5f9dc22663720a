import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormTexts } from './form.texts';

interface Props {
  /** Names of files that could not be kept. */
  readonly unsent: readonly string[];
  /** It was being saved, and no answer had come. */
  readonly unanswered: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** What was typed before a reload, the end of the session or a crash stands in the form again. */
export function RestoredNotice({ unsent, unanswered, onDiscard, onKeep }: Props) {
  const t = useFormTexts();
  const box = useRef<HTMLDivElement>(null);
  // The browser shows a reloaded page where it was left, which may be far below.
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} color="navy" variant="light" c="var(--ink)" role="status" title={t('restored')}>
      <Text size="sm">{t('restoredText')}</Text>
      {unanswered && (
        <Text size="sm" mt={4} fw={600}>
          {t('restoredSent')}
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
