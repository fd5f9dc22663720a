import { Alert, Button, FileButton, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readNumberOrAddress } from '../report/report-number';
import classes from './Scan.module.css';
import { useScanTexts } from './scan.texts';
import { useCamera } from './use-camera';

interface Props {
  readonly onClose: () => void;
  readonly onFound: (text: string) => void;
}

/** What a photograph or the camera has shown that is not the code of a report. */
type Trouble = { readonly kind: 'notFound' | 'broken' } | { readonly kind: 'foreign'; readonly text: string };

/** Reads the code by the camera or from a photograph; no picture leaves the device. */
export default function ScanDialog({ onClose, onFound }: Props) {
  const t = useScanTexts();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const tell = (read: string | null, isAsked: boolean) => {
    if (read === null) {
      if (isAsked) setTrouble({ kind: 'notFound' });
      return false;
    }
    const reading = readNumberOrAddress(read);
    if (reading.kind === 'number') onFound(reading.number);
    else setTrouble({ kind: 'foreign', text: read.slice(0, 80) });
    return reading.kind === 'number';
  };
  const { video, state } = useCamera({
    onRead: (text) => tell(text, false),
    onBroken: () => setTrouble({ kind: 'broken' }),
  });

  async function fromFile(file: File | null) {
    if (!file) return;
    setTrouble(null);
    try {
      const { readQrCode } = await import('./qr-code');
      const picture = await createImageBitmap(file).catch(() => null);
      tell(picture && readQrCode(picture), true);
    } catch {
      setTrouble({ kind: 'broken' });
    }
  }

  return (
    <Modal opened onClose={onClose} title={t('title')} size="md" closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        {state === 'none' ? (
          <Alert color="yellow" c="var(--ink)" title={t('none')}>
            {t('noneText')}
          </Alert>
        ) : (
          <>
            <Text>{state === 'starting' ? t('starting') : t('aim')}</Text>
            <video ref={video} className={classes.view} aria-label={t('camera')} playsInline muted />
          </>
        )}
        <div role="status">
          {trouble && (
            <Alert color="red" c="var(--ink)">
              {t(trouble.kind, trouble.kind === 'foreign' ? { text: trouble.text } : {})}
            </Alert>
          )}
        </div>
        <FileButton onChange={(file) => void fromFile(file)} accept="image/*">
          {(props) => (
            <Button variant="default" {...props}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('stays')}
        </Text>
      </Stack>
    </Modal>
  );
}
