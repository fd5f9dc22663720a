import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { uploadPicture } from '../api/upload-picture';

/** The picture that lists show beside the title. */
export function PreviewInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'preview' });
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const url: string | null = field.value || null;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      field.onChange(await uploadPicture('news', file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const wrong = problem ?? fieldState.error?.message;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, my: 1 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 160,
          height: 100,
          overflow: 'hidden',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {url ? (
          <Box
            component="img"
            src={url}
            alt={translate('resources.news.fields.preview')}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('resources.news.fields.preview')}
          </Typography>
        )}
      </Box>
      <Box>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            ref={field.ref}
            variant="outlined"
            size="small"
            loading={isBusy}
            onClick={() => input.current?.click()}
          >
            {translate(url ? 'resources.news.replace' : 'resources.news.upload')}
          </Button>
          {url ? (
            <Button size="small" color="inherit" onClick={() => field.onChange(null)}>
              {translate('resources.news.remove_preview')}
            </Button>
          ) : null}
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {translate('resources.news.preview_hint')}
        </Typography>
        {wrong ? <FormHelperText error>{wrong}</FormHelperText> : null}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg"
        aria-label={translate('resources.news.fields.preview')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
