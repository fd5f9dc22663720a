import { Button } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { CODE_COOLDOWN } from '@myverify/domain/account/verification-code';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import type { Form } from '../../lib/form';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { useSecondsUntil } from '../../lib/use-countdown';
import { useStateOf } from '../../lib/use-form';
import { useAccountTexts } from './account.texts';
import { type CodePurpose, endOfWait, rememberedWait, rememberWait } from './code-wait';
import { durationText } from './duration';
import { sendCode } from './queries';
import { emailProblem } from './rules';
import type { Problem } from './rules.texts';

interface Props<V extends { readonly email: string }> {
  /** Its email is where the code goes. */
  readonly form: Form<V, Problem>;
  readonly purpose: CodePurpose;
  readonly label: string;
  readonly onSent: (email: string) => void;
}

/** Mails a code; then counts down until another one may be asked for. */
export function SendCodeButton<V extends { readonly email: string }>({ form, purpose, label, onSent }: Props<V>) {
  const t = useAccountTexts();
  const errorText = useErrorText();
  const email = useStateOf(form, ({ values }) => values.email);
  const [wait, setWait] = useState(() => rememberedWait(purpose));
  const seconds = useSecondsUntil(endOfWait(wait, email, Date.now()));

  const waitFor = (address: string, length: number) => {
    const next = { email: address, until: Date.now() + length * 1000 };
    rememberWait(purpose, next);
    setWait(next);
  };
  const send = useMutation({
    mutationFn: sendCode,
    onSuccess: (cooldown, sent) => {
      waitFor(sent.email, cooldown);
      onSent(sent.email.trim());
    },
    onError: (error, sent) => {
      if (error instanceof ApiError && error.retryAfter) waitFor(sent.email, error.retryAfter);
      notify({ color: 'yellow.9', title: t('codeFailed'), message: errorText(error), autoClose: 10_000 });
    },
  });
  return (
    <Button
      variant="light"
      disabled={emailProblem(email) !== null || seconds > 0}
      loading={send.isPending}
      onClick={() => send.mutate({ email, purpose })}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {seconds === 0
        ? label
        : seconds > CODE_COOLDOWN
          ? t('sendAgainIn', { time: durationText(seconds, LANGUAGE_TAGS[currentLanguage()]) })
          : t('sendAgain', { seconds })}
    </Button>
  );
}
