import { Stack, Typography } from '@mui/material';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PictureButtons } from '../uploads/PictureButtons';
import { ReportPhoto } from './ReportPhoto';

interface PhotoCorrectionProps {
  /** Of the button that uploads another one. */
  readonly id: string;
  /** The address of the one that the report shows. */
  readonly certified: string;
  /** That of the one it is to show. */
  readonly value: string;
  /** What the server has against it. */
  readonly problem: string | undefined;
  readonly onChange: (url: string) => void;
}

/** The photo of the report, and another one in its place. */
export function PhotoCorrection({ id, certified, value, problem, onChange }: PhotoCorrectionProps) {
  const translate = useTranslate();
  const label = useId();
  return (
    <Stack role="group" aria-labelledby={label} sx={{ mt: 2, gap: 1 }}>
      <Typography id={label} variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('resources.certificates.fields.avatar')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ReportPhoto url={value} alt={translate('resources.certificates.fields.avatar')} />
        <PictureButtons
          id={id}
          kind="photo"
          accept={KIND_RULES.photo.types.join(',')}
          label={translate('resources.reports.correction.photo')}
          hint={translate('account.picture_hint', { megabytes: megabytesOf('photo') })}
          texts={{
            upload: translate('resources.reports.correction.photo'),
            remove: translate('resources.reports.correction.keep_photo'),
          }}
          hasPicture={value !== certified}
          problem={problem}
          onChange={(url) => onChange(url ?? certified)}
        />
      </Stack>
    </Stack>
  );
}
