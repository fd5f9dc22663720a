import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { PasskeyMissing, showPasskey } from '@myverify/api-client/passkey';
import type { ProofMethod } from '@myverify/domain/account/factors';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../lib/messages';
import { useFactorTexts } from './factors.texts';

interface Props {
  readonly asked: AskedFactor;
  /** Rejects where it is refused. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onBack: () => void;
}

const LEADS = { totp: 'loginTotp', recovery: 'loginRecovery', passkey: 'loginPasskey' } as const;

/** Has a second factor shown, in whichever of the ways there are. */
export function ProofForm({ asked, onProof, onBack }: Props) {
  const t = useFactorTexts();
  const errorText = useErrorText();
  const [method, setMethod] = useState<ProofMethod>(asked.methods[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it may lie within another form.
    event.stopPropagation();
    setProblem(null);
    if (method !== 'passkey' && code.trim() === '') return setProblem(t('missing'));
    setBusy(true);
    try {
      const shown = method === 'passkey' ? await showPasskey(asked.passkey) : code.trim();
      await onProof({ ticket: asked.ticket, method, code: shown });
    } catch (error) {
      setProblem(error instanceof PasskeyMissing ? t('passkeyFailed') : errorText(error));
      setBusy(false);
    }
  };
  const take = (other: ProofMethod) => {
    setMethod(other);
    setCode('');
    setProblem(null);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t(LEADS[method])}</Text>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {method !== 'passkey' && (
          <TextInput
            key={method}
            label={t(`method.${method}`)}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="one-time-code"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            spellCheck={false}
            maxLength={40}
            autoFocus
            data-autofocus
          />
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {t(method === 'passkey' ? 'usePasskey' : 'confirm')}
        </Button>
        <Group gap="xs">
          {asked.methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="subtle" size="compact-sm" onClick={() => take(other)}>
                {t(`method.${other}`)}
              </Button>
            ))}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onBack}>
            {t('back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
