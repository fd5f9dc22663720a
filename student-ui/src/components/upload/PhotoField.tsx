import { Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCommonTexts } from '../../i18n/common.texts';
import { Tick } from '../Tick';
import { CropButton } from './CropButton';
import { Dropzone } from './Dropzone';
import classes from './FileCard.module.css';
import { fileDetailsQuery } from './file-details';
import { PendingFile } from './PendingFile';
import { useUploadTexts } from './upload.texts';
import type { UploadQueue } from './upload-queue';
import { type UploadKind, uploadRules } from './upload-rules';
import { useUploadsOf } from './use-uploads';

interface Props {
  /** The field of the form; the button has it as its id. */
  readonly field: string;
  readonly kind: Extract<UploadKind, 'photo' | 'avatar'>;
  readonly label: string;
  /** The address of the photo, empty for none. */
  readonly url: string;
  readonly onChange: (url: string) => void;
  readonly uploads: UploadQueue;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly description?: ReactNode;
  /** What a picture should look like. */
  readonly examples?: ReactNode;
}

/** One picture, seen as it is. Another one takes its place once it has arrived. */
export function PhotoField(props: Props) {
  const {
    field,
    kind,
    label,
    url,
    onChange,
    uploads,
    error,
    required = false,
    disabled = false,
    description,
    examples,
  } = props;
  const t = useUploadTexts();
  const common = useCommonTexts();
  const { data: details } = useQuery({ ...fileDetailsQuery(url), enabled: false });
  const success = details?.fresh ? t('success') : '';
  const pending = useUploadsOf(uploads, field);
  const focusButton = () => document.getElementById(field)?.focus();
  const about = `${field}-about`;
  const choose = t(url ? 'replacePhoto' : 'choosePhoto');
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {label}
        {required && (
          <Text span c="var(--bad)" aria-hidden="true">
            {' *'}
          </Text>
        )}
      </Text>
      {examples}
      <Group align="flex-start" mt={examples ? 'xs' : 0}>
        <div className={classes.photo}>
          {url ? <img src={url} alt={t('photoOf')} /> : <Silhouette label={t('noPhoto')} />}
        </div>
        <Stack gap="xs" flex="1 1 8rem" miw={0}>
          <Text size="sm" c="dimmed" id={about}>
            {t('picture', { megabytes: uploadRules(kind).megabytes })}
            {description && (
              <>
                {common('gap')}
                {description}
              </>
            )}
            {success && (
              <Text span inherit c="var(--good)" aria-hidden="true">
                {' '}
                <Tick /> {success}
              </Text>
            )}
          </Text>
          <VisuallyHidden role="status">{success}</VisuallyHidden>
          <Dropzone
            id={field}
            kind={kind}
            buttonText={choose}
            buttonLabel={choose}
            cameraLabel={t('takeFor', { label })}
            describedBy={error ? `${about} ${field}-error` : about}
            problem={Boolean(error)}
            disabled={disabled}
            onFiles={(files) => {
              for (const { id } of pending) uploads.remove(id);
              uploads.add(field, kind, files.slice(0, 1));
            }}
          />
          {error && (
            <Input.Error id={`${field}-error`} size="sm">
              {error}
            </Input.Error>
          )}
          {url && !disabled && (
            <Group gap={4}>
              <CropButton
                url={url}
                name={details?.name || label}
                kind={kind}
                field={field}
                onCropped={(file) => uploads.add(field, kind, [file])}
              />
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                c="dimmed"
                onClick={() => {
                  onChange('');
                  focusButton();
                }}
              >
                {t('removePhoto')}
              </Button>
            </Group>
          )}
        </Stack>
      </Group>
      {pending.length > 0 && (
        <ul className={classes.files}>
          {pending.map((upload) => (
            <PendingFile key={upload.id} upload={upload} queue={uploads} onRemoved={focusButton} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Silhouette({ label }: { label: string }) {
  return (
    <svg width="64" height="72" viewBox="0 0 64 72" fill="currentColor" role="img" aria-label={label}>
      <circle cx="32" cy="22" r="14" />
      <path d="M4 72c0-18 12-28 28-28s28 10 28 28z" />
    </svg>
  );
}
