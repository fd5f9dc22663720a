import Close from '@mui/icons-material/Close';
import ImageIcon from '@mui/icons-material/Image';
import { FormHelperText, ToggleButton, Typography } from '@mui/material';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FilePicker, type FilePickerHandle } from '../uploads/FilePicker';
import { usePictureUpload } from '../uploads/usePictureUpload';

/** Uploads an image and puts it into the text; images of other sites would not be kept. */
export function ImageButton() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const picker = useRef<FilePickerHandle>(null);
  const { percent, problem, start, cancel } = usePictureUpload('editor', (src) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src, alt: '' } })
      .run(),
  );
  const label = translate('resources.news.insert_image');
  const stop = translate('records.cancel_upload');
  return (
    <>
      {percent === null ? (
        <ToggleButton
          value="image"
          size="small"
          aria-label={label}
          title={[label, translate('resources.news.image_hint', { megabytes: megabytesOf('editor') })].join(
            translate('records.colon'),
          )}
          disabled={!editor?.isEditable}
          onClick={() => picker.current?.open()}
        >
          <ImageIcon fontSize="inherit" />
        </ToggleButton>
      ) : (
        <ToggleButton value="cancel" size="small" aria-label={stop} title={stop} onClick={cancel}>
          <Close fontSize="inherit" />
          <Typography variant="body2" component="span" role="status">
            {percent} %
          </Typography>
        </ToggleButton>
      )}
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
      <FilePicker ref={picker} label={label} accept={KIND_RULES.editor.types.join(',')} onChoose={start} />
    </>
  );
}
