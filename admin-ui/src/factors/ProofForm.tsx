import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { PasskeyMissing, showPasskey } from '@myverify/api-client/passkey';
import type { ProofMethod } from '@myverify/domain/account/factors';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../records/useNotifyError';

interface ProofFormProps {
  readonly asked: AskedFactor;
  /** Rejects where it is refused, in the words to be told. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onBack: () => void;
}

const LEADS = {
  totp: 'factors.login_totp',
  recovery: 'factors.login_recovery',
  passkey: 'factors.login_passkey',
} as const;

/** Has a second factor shown, in whichever of the ways there are. */
export function ProofForm({ asked, onProof, onBack }: ProofFormProps) {
  const translate = useTranslate();
  const [method, setMethod] = useState<ProofMethod>(asked.methods[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setProblem(null);
    if (method !== 'passkey' && code.trim() === '') return setProblem(translate('factors.code_missing'));
    setBusy(true);
    try {
      const shown = method === 'passkey' ? await showPasskey(asked.passkey) : code.trim();
      await onProof({ ticket: asked.ticket, method, code: shown });
    } catch (error) {
      setProblem(error instanceof PasskeyMissing ? translate('factors.passkey_failed') : errorText(error));
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
      <Stack spacing={2}>
        <Typography>{translate(LEADS[method])}</Typography>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {method === 'passkey' ? null : (
          <TextField
            key={method}
            label={translate(`factors.method.${method}`)}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            autoFocus
            slotProps={{
              htmlInput: {
                inputMode: method === 'totp' ? 'numeric' : 'text',
                autoCapitalize: 'characters',
                spellCheck: false,
                maxLength: 40,
              },
            }}
          />
        )}
        <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy}>
          {translate(method === 'passkey' ? 'factors.use_passkey' : 'factors.confirm')}
        </Button>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {asked.methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} size="small" onClick={() => take(other)}>
                {translate(`factors.method.${other}`)}
              </Button>
            ))}
          <Button size="small" color="inherit" onClick={onBack}>
            {translate('factors.back')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
