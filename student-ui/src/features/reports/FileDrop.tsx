import { Button, Group, Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import classes from './check.module.css';
import { useFileTexts } from './file.texts';

interface Props {
  readonly onFile: (file: File) => void;
}

/** Takes one file, by button or by dropping it anywhere on it. */
export function FileDrop({ onFile }: Props) {
  const t = useFileTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);

  function take(files: FileList | null) {
    const [file] = files ?? [];
    setTooMany((files?.length ?? 0) > 1);
    if (file && files?.length === 1) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('choose')}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file, changed meanwhile, may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Group gap="sm">
        <Button id="report-file" size="md" variant="light" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Text c="dimmed" visibleFrom="sm" aria-hidden="true">
          {t(isOver ? 'dropNow' : 'drop')}
        </Text>
      </Group>
      {isTooMany && (
        <Text c="var(--bad)" size="sm" mt="xs" role="alert">
          {t('one')}
        </Text>
      )}
    </div>
  );
}
