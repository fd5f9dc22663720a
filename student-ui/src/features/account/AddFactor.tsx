import { Alert, Button, Code, Image, Stack, Text, TextInput } from '@mantine/core';
import type { SettingUp } from '@myverify/api-client/factors';
import { createPasskey, PasskeyMissing } from '@myverify/api-client/passkey';
import { FACTOR_NAME, type FactorKind } from '@myverify/domain/account/factors';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FailedState } from '../../components/FailedState';
import { useErrorText } from '../../lib/messages';
import { addFactor, beginFactor } from './factors.queries';
import { useFactorTexts } from './factors.texts';

interface Props {
  readonly kind: FactorKind;
  /** There is a secret by now, which may be in an app already. */
  readonly onBegun?: () => void;
  /** @param recoveryCodes with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Sets an app, or a passkey, up. */
export function AddFactor({ kind, onBegun, onAdded }: Props) {
  const t = useFactorTexts();
  const errorText = useErrorText();
  const [begun, setBegun] = useState<SettingUp | null>(null);
  const [name, setName] = useState(t(kind === 'totp' ? 'nameApp' : 'namePasskey'));
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const told = useRef(onBegun);
  told.current = onBegun;
  const begin = useCallback(() => {
    setFailure(null);
    beginFactor(kind).then((settingUp) => {
      setBegun(settingUp);
      told.current?.();
    }, setFailure);
  }, [kind]);
  useEffect(begin, [begin]);

  const isMissing = name.trim() === '' || (kind === 'totp' && code.trim() === '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!begun || isMissing) return;
    setFailure(null);
    setBusy(true);
    try {
      const shown = kind === 'passkey' ? await createPasskey(begun.passkey) : code.trim();
      onAdded((await addFactor({ ticket: begun.ticket, kind, name: name.trim(), code: shown })).recoveryCodes);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  if (!begun && failure !== null) return <FailedState error={failure} onRetry={begin} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure instanceof PasskeyMissing ? t('passkeyFailed') : errorText(failure)}
          </Alert>
        )}
        {begun?.app && (
          <>
            <Text>{t('scan')}</Text>
            <Image
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(begun.app.qr)}`}
              alt={t('qr')}
              w={200}
              h={200}
              mx="auto"
            />
            <Text size="sm">{t('type')}</Text>
            <Code block style={{ whiteSpace: 'normal' }}>
              {begun.app.secret.match(/.{1,4}/g)?.join(' ')}
            </Code>
            <TextInput
              label={t('appCode')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={10}
            />
          </>
        )}
        {kind === 'passkey' && <Text>{t('passkeyText')}</Text>}
        <TextInput
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={FACTOR_NAME.max}
        />
        <Button type="submit" loading={isBusy} disabled={!begun || isMissing}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
