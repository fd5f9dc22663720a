import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import classes from './FileCard.module.css';
import { useUploadTexts } from './upload.texts';
import { UPLOAD_RULES, type UploadKind } from './upload-rules';

interface Props {
  readonly kind: UploadKind;
  /** The id of the button, to which a link of an error leads. */
  readonly id: string;
  readonly buttonLabel: string;
  readonly buttonText: string;
  readonly buttonVariant?: ButtonProps['variant'];
  readonly describedBy?: string;
  readonly problem?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
  readonly children?: ReactNode;
}

/** Takes files by button or by dropping them anywhere on it. Whether they fit is for the list to say. */
export function Dropzone({ kind, id, onFiles, disabled = false, problem = false, children, ...rest }: Props) {
  const t = useUploadTexts();
  const { accept, most } = UPLOAD_RULES[kind];
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: Object.fromEntries(Object.entries(accept).map(([type, endings]) => [type, [...endings]])),
    multiple: most > 1,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (fitting, others) => onFiles([...fitting, ...others.map(({ file }) => file)]),
  });
  return (
    <div
      {...getRootProps({ tabIndex: -1, role: 'presentation' })}
      className={classes.dropzone}
      data-over={isDragActive || undefined}
      data-problem={problem || undefined}
    >
      <input {...getInputProps({ 'aria-label': rest.buttonLabel })} />
      <Group gap="sm">
        <Button
          id={id}
          variant={rest.buttonVariant ?? 'light'}
          size="sm"
          disabled={disabled}
          aria-label={rest.buttonLabel}
          aria-describedby={rest.describedBy}
          onClick={open}
        >
          {rest.buttonText}
        </Button>
        <Text size="sm" c="gray.7" visibleFrom="sm" aria-hidden="true">
          {t(isDragActive ? 'dropNow' : 'drop')}
        </Text>
      </Group>
      {children}
    </div>
  );
}
