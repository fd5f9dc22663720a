import { type ComponentProps, useEffect, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { notify } from '../../lib/notify';
import type CropDialog from './CropDialog';
import { useUploadTexts } from './upload.texts';

/**
 * Loaded when a picture is there to be cut. Where it cannot be had, as without a line, the picture is used as it is.
 */
export const LazyCropDialog = lazyPart(() => import('./CropDialog'), Uncut);

function Uncut({ file, onUse }: ComponentProps<typeof CropDialog>) {
  const t = useUploadTexts();
  const use = useRef(onUse);
  const words = useRef(t('uncut'));
  useEffect(() => {
    void notify({ color: 'yellow', message: words.current, autoClose: 10_000 });
    use.current(file);
  }, [file]);
  return null;
}
