import { Avatar, Stack } from '@mui/material';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { useTranslate } from 'react-admin';
import { PictureButtons } from '../uploads/PictureButtons';

interface AvatarUploadProps {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly problem?: string;
  readonly onChange: (url: string) => void;
}

export function AvatarUpload({ id, url, name, problem, onChange }: AvatarUploadProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <Avatar
        src={url || undefined}
        alt=""
        sx={{ width: 72, height: 72, fontSize: 28, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {[...name][0]?.toUpperCase()}
      </Avatar>
      <PictureButtons
        id={id}
        kind="avatar"
        accept={KIND_RULES.avatar.types.join(',')}
        label={translate('account.fields.avatar')}
        hint={translate('account.picture_hint', { megabytes: megabytesOf('avatar') })}
        texts={{ upload: translate('account.upload'), remove: translate('account.remove_picture') }}
        hasPicture={url !== ''}
        problem={problem}
        onChange={(picture) => onChange(picture ?? '')}
      />
    </Stack>
  );
}
