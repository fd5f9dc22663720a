import { ApiError } from '@myverify/api-client/api-error';
import { useErrorText, useSaidText } from '../../lib/messages';
import { useUploadTexts } from './upload.texts';
import type { Upload } from './upload-queue';
import { uploadRules } from './upload-rules';

/** Gives the text for what became of a file that has not arrived, in the words of the catalogue. */
export function useUploadText(): (upload: Upload) => string {
  const t = useUploadTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  return ({ state, percent, kind, refusal, error }) => {
    if (state === 'waiting') return t('waiting');
    if (state === 'sending') return t('sending', { percent });
    if (refusal) return saidText(refusal);
    if (error instanceof ApiError && error.reason === 'wrong_format') return saidText(uploadRules(kind).wrongFormat);
    // What the server refused has its own words; what did not get there has none.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return refused ? errorText(error) : t('failed');
  };
}
