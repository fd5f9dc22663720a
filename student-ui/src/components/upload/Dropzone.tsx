import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { hasCamera } from '../../lib/device';
import { CameraButton } from './CameraButton';
import classes from './FileCard.module.css';
import { useUploadTexts } from './upload.texts';
import { type UploadKind, uploadRules } from './upload-rules';

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
  /** What the button of the camera says; without it there is none. */
  readonly cameraLabel?: string;
  readonly children?: ReactNode;
}

/** Takes files by button or by dropping them anywhere on it. Whether they fit is for the list to say. */
export function Dropzone({ kind, id, onFiles, disabled = false, problem = false, children, ...rest }: Props) {
  const t = useUploadTexts();
  const { accept, most } = uploadRules(kind);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
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
      {/* For the dialog of the system alone; what does not fit is told in the list. */}
      <input
        {...getInputProps({
          'aria-label': rest.buttonLabel,
          accept: [...Object.keys(accept), ...Object.values(accept).flat()].join(','),
        })}
      />
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
        {rest.cameraLabel && hasCamera() && (
          <CameraButton kind={kind} label={rest.cameraLabel} disabled={disabled} onFiles={onFiles} />
        )}
        <Text size="sm" c="dimmed" visibleFrom="sm" aria-hidden="true">
          {t(isDragActive ? 'dropNow' : most > 1 ? 'drop' : 'dropOne')}
        </Text>
      </Group>
      {children}
    </div>
  );
}
