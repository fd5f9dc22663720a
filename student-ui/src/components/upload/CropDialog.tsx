import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useCommonTexts } from '../../i18n/common.texts';
import { hasCamera, useIsPhone } from '../../lib/device';
import { useFocusBack } from '../use-focus-back';
import classes from './CropDialog.module.css';
import { useCropTexts } from './crop.texts';
import { cropPicture, findPage } from './picture-care';
import { type Area, WHOLE } from './picture-edges';
import type { UploadKind } from './upload-rules';
import { useLocalAddress } from './use-local-address';

interface Props {
  readonly file: File;
  readonly kind: UploadKind;
  /** Given the picture, cut or as it was. */
  readonly onUse: (file: File) => void;
  /** Closed without a choice. */
  readonly onClose: () => void;
  /** What has the focus afterwards, where it is not what had it before. */
  readonly focusBack?: RefObject<HTMLElement | null>;
}

const asCrop = (area: Area): PercentCrop => ({ unit: '%', ...area });
const isWhole = ({ width, height }: Area) => width > 99.5 && height > 99.5;
/** In pixels of the screen: two handles beside each other. */
const LEAST = 48;

/** A picture of which one takes a part, by pointer, finger or keyboard. Edges that are found are offered. */
export default function CropDialog({ file, kind, onUse, onClose, focusBack }: Props) {
  useFocusBack(focusBack);
  const t = useCropTexts();
  const common = useCommonTexts();
  const phone = useIsPhone();
  const [crop, setCrop] = useState<PercentCrop>(asCrop(WHOLE));
  const [found, setFound] = useState(false);
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState(false);
  const touched = useRef(false);
  const picture = useLocalAddress(file);
  useEffect(() => {
    let gone = false;
    void findPage(file, kind).then((area) => {
      if (gone || touched.current || !area) return;
      setCrop(asCrop(area));
      setFound(true);
    });
    return () => {
      gone = true;
    };
  }, [file, kind]);
  const change = (to: PercentCrop) => {
    touched.current = true;
    setCrop(to);
  };
  const use = async () => {
    setBusy(true);
    onUse(isWhole(crop) ? file : await cropPicture(file, crop));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      // A picture that was just taken is nowhere else.
      closeOnClickOutside={false}
      title={t('title', { name: file.name })}
      size="xl"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack gap="sm">
        <Text size="sm">{t(kind === 'photo' || kind === 'avatar' ? 'aboutFace' : 'about')}</Text>
        {!hasCamera() && (
          <Text size="sm" c="dimmed">
            {t('keys')}
          </Text>
        )}
        <Text size="sm" role="status" fw={600}>
          {broken ? t('unreadable') : found ? t('found') : ''}
        </Text>
        {picture && !broken && (
          <div className={classes.around}>
            <ReactCrop
              className={classes.picture}
              crop={crop}
              onChange={(_, percent) => change(percent)}
              minWidth={LEAST}
              minHeight={LEAST}
              keepSelection
              ariaLabels={{
                cropArea: t('cropArea'),
                nwDragHandle: t('nwDragHandle'),
                nDragHandle: t('nDragHandle'),
                neDragHandle: t('neDragHandle'),
                eDragHandle: t('eDragHandle'),
                seDragHandle: t('seDragHandle'),
                sDragHandle: t('sDragHandle'),
                swDragHandle: t('swDragHandle'),
                wDragHandle: t('wDragHandle'),
              }}
            >
              <img src={picture} alt={t('picture')} onError={() => setBroken(true)} />
            </ReactCrop>
          </div>
        )}
        <Group gap="sm" justify="flex-end">
          <Button variant="default" onClick={() => onUse(file)}>
            {t('useWhole')}
          </Button>
          <Button onClick={() => void use()} loading={busy} disabled={broken || isWhole(crop)}>
            {t('useThis')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
