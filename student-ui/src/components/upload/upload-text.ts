import { ApiError } from '@myverify/api-client/api-error';
import { useErrorText } from '../../lib/reason-texts';
import { useUploadTexts } from './upload.texts';
import type { Upload } from './upload-queue';
import { uploadRules } from './upload-rules';

/** Gives the text for what became of a file that has not arrived, in the words of the catalogue. */
export function useUploadText(): (upload: Upload) => string {
  const t = useUploadTexts();
  const errorText = useErrorText();
  return ({ state, percent, kind, refusal, error }) => {
    const { megabytes, picture } = uploadRules(kind);
    if (state === 'waiting') return t('waiting');
    if (state === 'sending') return t('sending', { percent });
    const reason = refusal ?? (error instanceof ApiError ? error.reason : '');
    if (reason === 'wrong_format' || reason === 'too_large') {
      if (picture) return t('picture', { megabytes });
      return reason === 'too_large' ? t('tooLarge', { megabytes }) : t('wrongFormat');
    }
    // What the server refused has its own words; what did not get there has none.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return refused ? errorText(error) : t('failed');
  };
}
