import { Alert, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import { useErrorText } from '../../lib/messages';
import { useSecondsUntil } from '../../lib/use-countdown';
import { useAccountTexts } from './account.texts';
import { durationText } from './duration';

interface Props {
  readonly error: unknown;
  /** When the call failed. */
  readonly at: number;
}

/** Why a form was refused as a whole. It takes the focus, and tells how long to wait where that would help. */
export function FormFailure({ error, at }: Props) {
  const t = useAccountTexts();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const { retryAfter, reason } = error instanceof ApiError ? error : { retryAfter: undefined, reason: '' };
  const seconds = useSecondsUntil(retryAfter === undefined ? null : at + retryAfter * 1000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus anew, the same one too
  useEffect(() => box.current?.focus(), [at]);
  return (
    <Alert ref={box} color="red" title={t('failed')} role="alert" tabIndex={-1}>
      <Text size="sm">{errorText(error)}</Text>
      {seconds > 0 && (
        <Text size="sm" mt={4} aria-live="off">
          {t('retryIn', { time: durationText(seconds, LANGUAGE_TAGS[currentLanguage()]) })}
        </Text>
      )}
      {reason === 'account_disabled' && (
        <Text size="sm" mt={4}>
          {t('disabledHelp')}
        </Text>
      )}
    </Alert>
  );
}
