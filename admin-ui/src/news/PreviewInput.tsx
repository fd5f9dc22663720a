import { Box, Stack, Typography } from '@mui/material';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { useInput, useTranslate } from 'react-admin';
import { PictureButtons } from '../uploads/PictureButtons';

const FRAME = {
  display: 'grid',
  placeItems: 'center',
  width: 160,
  height: 100,
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
};

/** The picture that lists show beside the title. */
export function PreviewInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'preview' });
  const url: string | null = field.value || null;
  const label = translate('resources.news.fields.preview');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, my: 1 }}>
      <Box sx={FRAME} ref={field.ref} tabIndex={-1}>
        {url ? (
          <Box component="img" src={url} alt={label} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        )}
      </Box>
      <PictureButtons
        kind="news"
        accept={KIND_RULES.news.types.join(',')}
        label={label}
        hint={translate('resources.news.preview_hint', { megabytes: megabytesOf('news') })}
        texts={{
          upload: translate(url ? 'resources.news.replace' : 'resources.news.upload'),
          remove: translate('resources.news.remove_preview'),
        }}
        hasPicture={url !== null}
        problem={fieldState.error?.message}
        onChange={field.onChange}
      />
    </Stack>
  );
}
