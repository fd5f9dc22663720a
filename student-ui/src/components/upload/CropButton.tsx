import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { fetchFile } from '../../lib/api';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { LazyCropDialog } from './LazyCropDialog';
import { useUploadTexts } from './upload.texts';
import type { UploadKind } from './upload-rules';

interface Props {
  /** `/api/file/ID`, of a picture. */
  readonly url: string;
  readonly name: string;
  readonly kind: UploadKind;
  /** The id of what has the focus when the picture is on its way: this button goes with what it stands beside. */
  readonly field: string;
  readonly onCropped: (file: File) => void;
}

/** Cuts a picture that was sent: what is left is sent in its place. */
export function CropButton({ url, name, kind, field, onCropped }: Props) {
  const t = useUploadTexts();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const focusBack = useRef<HTMLElement>(null);
  const {
    mutate,
    data: file,
    isPending,
    reset,
  } = useMutation({
    mutationFn: () => storedFile(url, name),
    onError: (error) => void notify({ color: 'red', message: errorText(error) }),
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        c="dimmed"
        loading={isPending}
        aria-label={t('cropFile', { name })}
        ref={button}
        onClick={() => {
          focusBack.current = button.current;
          mutate();
        }}
      >
        {t('crop')}
      </Button>
      {file && (
        <LazyCropDialog
          file={file}
          kind={kind}
          focusBack={focusBack}
          onClose={reset}
          onUse={(used) => {
            reset();
            if (used === file) return;
            focusBack.current = document.getElementById(field);
            onCropped(used);
          }}
        />
      )}
    </>
  );
}

/** @throws ApiError where it can no longer be had. */
async function storedFile(url: string, name: string): Promise<File> {
  const { blob } = await fetchFile(url);
  return new File([blob], name, { type: blob.type });
}
