import { Button } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { LazyCropDialog } from './LazyCropDialog';
import { useUploadTexts } from './upload.texts';
import { isCuttable, type UploadKind } from './upload-rules';

interface Props {
  readonly kind: UploadKind;
  readonly label: string;
  readonly disabled: boolean;
  readonly onFiles: (files: File[]) => void;
}

/**
 * Opens the camera of the phone: the one in front for a face, the other for papers. What was taken can be cut before it
 * is sent; closing that dialog throws it away, to take it again.
 */
export function CameraButton({ kind, label, disabled, onFiles }: Props) {
  const t = useUploadTexts();
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<File | null>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file && isCuttable(file)) setTaken(file);
    else if (file) onFiles([file]);
    // The same picture may be taken again.
    currentTarget.value = '';
  };
  const use = (file: File) => {
    setTaken(null);
    onFiles([file]);
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
      {taken && <LazyCropDialog file={taken} kind={kind} onUse={use} onClose={() => setTaken(null)} />}
    </>
  );
}
