import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyDialog } from '../../lib/lazy-part';
import { useScanTexts } from './scan.texts';

const ScanDialog = lazyDialog(() => import('./ScanDialog'));

interface Props {
  readonly size?: 'sm' | 'md';
  /** Is given the number of the report. */
  readonly onFound: (number: string) => void;
}

export function ScanButton({ size = 'sm', onFound }: Props) {
  const t = useScanTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onFound={(number) => {
            setOpen(false);
            onFound(number);
          }}
        />
      )}
    </>
  );
}
