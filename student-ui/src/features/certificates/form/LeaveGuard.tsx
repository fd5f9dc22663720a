import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useCommonTexts } from '../../../i18n/common.texts';

interface Props {
  /** Something would be lost. */
  readonly active: boolean;
  /** The same, asked at the moment of leaving. */
  readonly isActiveNow: () => boolean;
  /** Called when the user leaves nevertheless. */
  readonly onLeave: () => void;
}

/** Asks before the page is left with changes that are not saved. */
export function LeaveGuard({ active, isActiveNow, onLeave }: Props) {
  const t = useCommonTexts();
  // Only the end of the session leads to the login page; what is typed is kept until the user is back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActiveNow() && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isActiveNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, isActiveNow]);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      withCloseButton={false}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          onClick={() => {
            onLeave();
            blocker.proceed?.();
          }}
        >
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
