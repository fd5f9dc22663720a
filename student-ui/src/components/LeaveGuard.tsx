import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';

interface Props {
  /** Something would be lost. */
  readonly when: boolean;
  /** The same, asked at the moment of leaving, where `when` may be older than what was just saved. */
  readonly isNow?: () => boolean;
  /** Called when somebody leaves nevertheless. */
  readonly onLeave?: () => void;
}

/** Asks before what was typed is lost, by a link or by closing the tab. */
export function LeaveGuard({ when, isNow = () => when, onLeave }: Props) {
  const t = useCommonTexts();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      // To the login page leads the end of a session alone, and then there is nothing left to stay for.
      isNow() && nextLocation.pathname !== pathname && nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when, isNow]);
  return (
    <Modal
      opened={state === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      styles={{ title: { fontSize: '1.125rem', fontWeight: 650 } }}
      centered
      withCloseButton={false}
    >
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          onClick={() => {
            onLeave?.();
            proceed?.();
          }}
        >
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
