import { Alert, Avatar, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadPicture } from '../api/upload-picture';

interface AvatarUploadProps {
  readonly url: string;
  readonly name: string;
  readonly onChange: (url: string) => void;
}

export function AvatarUpload({ url, name, onChange }: AvatarUploadProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      onChange(await uploadPicture('avatar', file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Avatar src={url || undefined} alt="" sx={{ width: 72, height: 72, fontSize: 28 }}>
        {[...name][0]?.toUpperCase()}
      </Avatar>
      <Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" loading={isBusy} onClick={() => input.current?.click()}>
            {translate('account.upload')}
          </Button>
          {url ? (
            <Button size="small" color="inherit" onClick={() => onChange('')}>
              {translate('account.remove_picture')}
            </Button>
          ) : null}
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {translate('account.picture_hint')}
        </Typography>
        {problem ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        ) : null}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={translate('account.fields.avatar')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
