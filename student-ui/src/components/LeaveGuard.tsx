import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useCommonTexts } from '../i18n/common.texts';

/** Asks before what was typed is lost, by a link or by closing the tab. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useCommonTexts();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <Modal
      opened={state === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      centered
      withCloseButton={false}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => proceed?.()}>
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
