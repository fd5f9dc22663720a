import { Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dropzone } from './Dropzone';
import classes from './FileCard.module.css';
import { PendingFile } from './PendingFile';
import { StoredFile } from './StoredFile';
import { useUploadTexts } from './upload.texts';
import type { UploadQueue } from './upload-queue';
import { type UploadKind, uploadRules } from './upload-rules';
import { useUploadsOf } from './use-uploads';

interface Props {
  /** The field of the form; the button has it as its id. */
  readonly field: string;
  readonly kind: UploadKind;
  readonly label: string;
  /** The addresses of the files that are there. */
  readonly urls: readonly string[];
  readonly onChange: (urls: readonly string[]) => void;
  readonly uploads: UploadQueue;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Beside the hint about types and sizes, such as a link to a sample. */
  readonly aside?: ReactNode;
}

/**
 * Several files for one field: added by button or dropping, each with its progress, its picture and a way to take it
 * out.
 */
export function UploadField({ field, kind, label, urls, onChange, uploads, error, disabled = false, aside }: Props) {
  const t = useUploadTexts();
  const [surplus, setSurplus] = useState('');
  const { megabytes, most } = uploadRules(kind);
  const pending = useUploadsOf(uploads, field);
  // What takes the place of another is counted with it.
  const counted = pending.filter(({ state, replaces }) => state !== 'refused' && !replaces).length + urls.length;
  const said = useArrivals(urls, t('success'));

  const add = (files: File[]) => {
    const room = Math.max(0, most - counted);
    uploads.add(field, kind, files.slice(0, room));
    setSurplus(
      files
        .slice(room)
        .map(({ name }) => name)
        .join(', '),
    );
  };
  const focusButton = () => document.getElementById(field)?.focus();
  const about = `${field}-about`;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" id={about}>
          {t('papers', { megabytes })}
          <VisuallyHidden>{` · ${t('counted', { count: counted, most })}`}</VisuallyHidden>
        </Text>
        <Group gap="sm">
          {aside}
          <Text size="sm" c="dimmed" aria-hidden="true" ff="monospace">
            {t('count', { count: counted, most })}
          </Text>
        </Group>
      </Group>
      <Dropzone
        id={field}
        kind={kind}
        buttonText={t('choose')}
        buttonLabel={t('chooseFor', { label })}
        cameraLabel={t('takeFor', { label })}
        describedBy={error ? `${about} ${field}-error` : about}
        problem={Boolean(error)}
        disabled={disabled}
        onFiles={add}
      />
      {error && (
        <Input.Error id={`${field}-error`} size="sm">
          {error}
        </Input.Error>
      )}
      {surplus && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('tooMany', { most, names: surplus })}
        </Text>
      )}
      {urls.length + pending.length > 0 && (
        <ul className={classes.files} aria-label={t('list', { label })}>
          {urls.map((url, index) => (
            <StoredFile
              key={url}
              url={url}
              number={index + 1}
              {...(disabled
                ? {}
                : {
                    onRemove: () => {
                      setSurplus('');
                      onChange(urls.filter((other) => other !== url));
                      focusButton();
                    },
                    crop: { kind, field, onCropped: (file: File) => uploads.add(field, kind, [file], url) },
                  })}
            />
          ))}
          {pending.map((upload) => (
            <PendingFile key={upload.id} upload={upload} queue={uploads} onRemoved={focusButton} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}

/** Says it when another file has arrived. */
function useArrivals(urls: readonly string[], text: string): string {
  const before = useRef(urls);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isNew = urls.some((url) => !before.current.includes(url));
    if (urls.length !== before.current.length || isNew) setSaid(isNew ? `${text} (${urls.length})` : '');
    before.current = urls;
  }, [urls, text]);
  return said;
}
