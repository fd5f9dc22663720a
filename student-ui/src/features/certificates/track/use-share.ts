import { notify } from '../../../lib/notify';
import { useMomentTexts } from './report-moment.texts';

interface Shared {
  readonly url: string;
  readonly text: string;
}

/** The sheet of the system, where there is one; otherwise the link is copied, or shown where it cannot be. */
export function useShare({ url, text }: Shared): () => Promise<void> {
  const t = useMomentTexts();
  return async () => {
    if (typeof navigator.share === 'function') {
      const closed = await navigator.share({ title: 'MyVerify', text, url }).then(
        () => true,
        // Whoever closes the sheet wants nothing else done.
        (error: Error) => error.name === 'AbortError',
      );
      if (closed) return;
    }
    const isCopied = await copy(url);
    void notify({ message: isCopied ? t('copied') : t('notCopied', { url }), autoClose: isCopied ? 6_000 : false });
  };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or no secure connection, where there is no clipboard.
    return false;
  }
}
