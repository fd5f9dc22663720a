import { Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FilePicker, type FilePickerHandle } from './FilePicker';
import type { PictureKind } from './send-picture';
import { usePictureUpload } from './usePictureUpload';

interface PictureButtonsProps {
  /** Of the button that uploads. */
  readonly id?: string;
  readonly kind: PictureKind;
  readonly accept: string;
  /** What the picture is. */
  readonly label: string;
  readonly hint: string;
  readonly texts: { readonly upload: string; readonly remove: string };
  readonly hasPicture: boolean;
  /** What is wrong with the picture beside the upload. */
  readonly problem?: string;
  readonly onChange: (url: string | null) => void;
}

/** Uploads or removes a picture: how far it is, and what was wrong. */
export function PictureButtons(props: PictureButtonsProps) {
  const { id, kind, accept, label, hint, texts, hasPicture, onChange } = props;
  const translate = useTranslate();
  const picker = useRef<FilePickerHandle>(null);
  const { percent, problem, start, cancel } = usePictureUpload(kind, onChange);
  const wrong = problem ?? props.problem;
  return (
    <Stack sx={{ gap: 0.5, minWidth: 220 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {percent === null ? (
          <Button id={id} variant="outlined" size="small" onClick={() => picker.current?.open()}>
            {texts.upload}
          </Button>
        ) : (
          <Button size="small" color="inherit" onClick={cancel}>
            {translate('records.cancel_upload')}
          </Button>
        )}
        {hasPicture && percent === null ? (
          <Button size="small" color="inherit" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        ) : null}
      </Stack>
      {percent === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <LinearProgress variant="determinate" value={percent} aria-label={label} sx={{ flex: 1 }} />
          <Typography variant="body2">{percent} %</Typography>
        </Stack>
      )}
      {wrong ? (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      ) : null}
      <FilePicker ref={picker} label={label} accept={accept} onChoose={start} />
    </Stack>
  );
}
