import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import { guardForm, useQuestionOfTab } from '../lib/leaving';

interface Props {
  /** Something would be lost. */
  readonly when: boolean;
  /** The same, asked at the moment of leaving, where `when` may be older than what was just saved. */
  readonly isNow?: () => boolean;
  /** Whether what is typed goes with the way from one place to another; with the page where it is left out. */
  readonly isLost?: (from: Location, to: Location) => boolean;
  /** Called when somebody leaves nevertheless. */
  readonly onLeave?: () => void;
}

/** Asks before what was typed is lost: by a link, by signing out, or by closing the tab. */
export function LeaveGuard({ when, isNow = () => when, isLost = isOtherPage, onLeave }: Props) {
  const t = useCommonTexts();
  const givenUp = useRef(false);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // To the login page leads the end of a session alone, and then there is nothing left to stay for.
      !givenUp.current && isNow() && isLost(currentLocation, nextLocation) && nextLocation.pathname !== paths.login,
  );
  useQuestionOfTab(when, isNow);
  const { asked, answer } = useQuestionOfPage(isNow, () => {
    givenUp.current = true;
    onLeave?.();
  });
  return (
    <Modal
      opened={state === 'blocked' || asked}
      onClose={() => (asked ? answer(false) : reset?.())}
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
            if (asked) return answer(true);
            // A second click meets the dialog while it closes.
            if (state !== 'blocked') return;
            onLeave?.();
            proceed();
          }}
        >
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => (asked ? answer(false) : reset?.())}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}

const isOtherPage = (from: Location, to: Location) => to.pathname !== from.pathname;

/** What the rest of the page asks before it leaves, see `mayLeave`. */
function useQuestionOfPage(isNow: () => boolean, giveUp: () => void) {
  const [waiting, setWaiting] = useState<((may: boolean) => void) | null>(null);
  const latest = useRef({ isNow, giveUp });
  latest.current = { isNow, giveUp };
  useEffect(
    () =>
      guardForm({
        mayLeave: async () => !latest.current.isNow() || new Promise<boolean>((resolve) => setWaiting(() => resolve)),
        giveUp: () => latest.current.giveUp(),
      }),
    [],
  );
  const goOn = useLastPlace();
  const answer = (may: boolean) => {
    setWaiting(null);
    waiting?.(may);
    if (!may) goOn();
  };
  return { asked: waiting !== null, answer };
}

/** Puts the focus back into the field where one was: the item of a menu that asked is gone when one stays. */
function useLastPlace(): () => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Once the dialog holds the focus no more.
  return () => void setTimeout(() => last.current?.focus());
}
