import { Alert, Button, Group, Image, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFocusBack } from '../../../components/use-focus-back';
import { useCommonTexts } from '../../../i18n/common.texts';
import { useCommand } from '../../../lib/command';
import { useErrorText } from '../../../lib/messages';
import { useSecondsUntil } from '../../../lib/use-countdown';
import { makeWalletOffer, type WalletOffer } from './queries';
import { useWalletTexts } from './wallet.texts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** An offer for one wallet: the code to scan and, apart from it, the PIN. */
export default function WalletDialog({ id, onClose }: Props) {
  useFocusBack();
  const t = useWalletTexts();
  const common = useCommonTexts();
  const errorText = useErrorText();
  const { mutate, data: offer, error, isPending } = useCommand({ run: makeWalletOffer, isShownOnce: true });
  useEffect(() => mutate(id), [mutate, id]);
  return (
    <Modal opened onClose={onClose} title={t('title')} centered closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="md">
        {isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text size="sm">{t('preparing')}</Text>
          </Group>
        )}
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        {offer && !isPending && <Offer key={offer.link} offer={offer} onAgain={() => mutate(id)} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function Offer({ offer, onAgain }: { readonly offer: WalletOffer; readonly onAgain: () => void }) {
  const t = useWalletTexts();
  const [isPinShown, setPinShown] = useState(false);
  const hasEnded = useSecondsUntil(Date.parse(offer.endsAt)) === 0;
  if (hasEnded) {
    return (
      <Alert color="yellow" role="status">
        <Text size="sm">{t('ended')}</Text>
        <Button size="xs" mt="sm" onClick={onAgain}>
          {t('again')}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <Text size="sm">{t('scan')}</Text>
      <Image
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(offer.qr)}`}
        alt={t('qr')}
        w={240}
        h={240}
        mx="auto"
      />
      <Button component="a" href={offer.link} variant="default">
        {t('open')}
      </Button>
      <Text size="sm">{t('pinWhy')}</Text>
      <div aria-live="polite">
        {isPinShown ? (
          <Text ta="center">
            {t('pin')}{' '}
            <Text span fw={700} size="xl" ff="monospace" style={{ letterSpacing: '0.2em' }}>
              {offer.pin}
            </Text>
          </Text>
        ) : (
          <Button fullWidth onClick={() => setPinShown(true)}>
            {t('showPin')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('until', { time: timeOf(offer.endsAt) })}
      </Text>
    </>
  );
}
