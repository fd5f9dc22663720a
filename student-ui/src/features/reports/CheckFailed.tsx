import { Button, Group, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import type { ReactNode } from 'react';
import { Verdict } from '../../components/report/Verdict';
import { useCommonTexts } from '../../i18n/common.texts';
import { useErrorText } from '../../lib/messages';
import { useSecondsFrom } from '../../lib/use-countdown';
import { useOutcomeTexts } from './outcome.texts';

interface Props {
  readonly error: Error;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
  /** What was to be checked. */
  readonly children?: ReactNode;
}

/** The service could not be asked, or wants to be asked later: no word about the report. */
export function CheckFailed({ error, isAsking, onRetry, children }: Props) {
  const common = useCommonTexts();
  const t = useOutcomeTexts();
  const errorText = useErrorText();
  const isBusy = error instanceof ApiError && error.status === 429;
  const left = useSecondsFrom(isBusy ? (error.retryAfter ?? 60) : 0, error);
  return (
    <Verdict
      tone="failed"
      word={t(isBusy ? 'verdict.busy' : 'verdict.failed')}
      text={t(isBusy ? 'verdict.busyText' : 'verdict.failedText')}
      steps={isBusy ? [t('steps.again')] : [t('steps.connection'), t('steps.again')]}
    >
      {!isBusy && <Text c="dimmed">{errorText(error)}</Text>}
      {children}
      <Group>
        <Button onClick={onRetry} loading={isAsking} disabled={left > 0}>
          {common('retry')}
        </Button>
        {isBusy && (
          // Each second would be read out loud.
          <Text c="dimmed" {...(left > 0 ? { 'aria-live': 'off' as const } : {})}>
            {left > 0 ? t('wait', { count: left }) : t('now')}
          </Text>
        )}
      </Group>
    </Verdict>
  );
}
