import ImageIcon from '@mui/icons-material/Image';
import { CircularProgress, ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { uploadPicture } from '../api/upload-picture';

/** Uploads an image and puts it into the text; images of other sites would not be kept. */
export function ImageButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const editor = useTiptapEditor();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const label = translate('resources.news.insert_image');

  const insert = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const src = await uploadPicture('editor', file);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src, alt: '' } })
        .run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ToggleButton
        value="image"
        size="small"
        aria-label={label}
        title={`${label}: ${translate('resources.news.image_hint')}`}
        disabled={isBusy || !editor?.isEditable}
        onClick={() => input.current?.click()}
      >
        {isBusy ? <CircularProgress size={18} /> : <ImageIcon fontSize="inherit" />}
      </ToggleButton>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={label}
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
