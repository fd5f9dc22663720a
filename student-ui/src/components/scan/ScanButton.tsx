import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useScanTexts } from './scan.texts';

const ScanDialog = lazy(() => import('./ScanDialog'));

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
        <Suspense>
          <ScanDialog
            onClose={() => setOpen(false)}
            onFound={(number) => {
              setOpen(false);
              onFound(number);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
