import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { SettingUp } from '@myverify/api-client/factors';
import { createPasskey, PasskeyMissing } from '@myverify/api-client/passkey';
import { FACTOR_NAME, type FactorKind } from '@myverify/domain/account/factors';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addFactor, beginFactor } from './factors';

interface AddFactorDialogProps {
  readonly kind: FactorKind;
  readonly onClose: () => void;
  /** @param recoveryCodes with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Sets an app, or a passkey, up. */
export function AddFactorDialog({ kind, onClose, onAdded }: AddFactorDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [begun, setBegun] = useState<SettingUp | null>(null);
  const [name, setName] = useState(translate(kind === 'totp' ? 'factors.name_app' : 'factors.name_passkey'));
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    beginFactor(kind).then(setBegun, (error: Error) => setProblem(error.message));
  }, [kind]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!begun) return;
    setProblem(null);
    if (name.trim() === '') return setProblem(translate('factors.name_missing'));
    if (kind === 'totp' && code.trim() === '') return setProblem(translate('factors.code_missing'));
    setBusy(true);
    try {
      const shown = kind === 'passkey' ? await createPasskey(begun.passkey) : code.trim();
      const added = await addFactor({ ticket: begun.ticket, kind, name: name.trim(), code: shown });
      onAdded(added.recoveryCodes);
    } catch (error) {
      setProblem(error instanceof PasskeyMissing ? translate('factors.passkey_failed') : (error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
          {translate(kind === 'totp' ? 'factors.app_title' : 'factors.passkey_title')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {problem ? <Alert severity="error">{problem}</Alert> : null}
            {begun?.app ? <AppSecret app={begun.app} /> : null}
            {kind === 'passkey' ? <Typography>{translate('factors.passkey_text')}</Typography> : null}
            {kind === 'totp' ? (
              <TextField
                label={translate('factors.app_code')}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
              />
            ) : null}
            <TextField
              label={translate('factors.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: FACTOR_NAME.max } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!begun}>
            {translate('factors.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function AppSecret({ app: { qr, secret } }: { readonly app: NonNullable<SettingUp['app']> }) {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('factors.app_scan')}</Typography>
      {/* White around it in the dark theme as well, or a camera does not find it. */}
      <Box
        component="img"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`}
        alt={translate('factors.qr')}
        sx={{ width: 200, height: 200, alignSelf: 'center', bgcolor: '#fff', borderRadius: 1 }}
      />
      <Typography variant="body2">{translate('factors.app_type')}</Typography>
      <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
    </>
  );
}
