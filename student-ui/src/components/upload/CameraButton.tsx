import { Button } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { useUploadTexts } from './upload.texts';
import type { UploadKind } from './upload-rules';

interface Props {
  readonly kind: UploadKind;
  readonly label: string;
  readonly disabled: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** Opens the camera of the phone: the one in front for a face, the other for papers. */
export function CameraButton({ kind, label, disabled, onFiles }: Props) {
  const t = useUploadTexts();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same picture may be taken again.
    currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        capture={kind === 'photo' || kind === 'avatar' ? 'user' : 'environment'}
        aria-label={label}
        hidden
        onChange={take}
      />
      <Button variant="default" size="sm" disabled={disabled} aria-label={label} onClick={() => input.current?.click()}>
        {t('take')}
      </Button>
    </>
  );
}
