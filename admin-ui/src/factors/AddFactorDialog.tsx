import { Box, Stack, TextField, Typography } from '@mui/material';
import type { SettingUp } from '@myverify/api-client/factors';
import { createPasskey, PasskeyMissing } from '@myverify/api-client/passkey';
import { FACTOR_NAME, type FactorKind } from '@myverify/domain/account/factors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure';
import { QuestionDialog } from '../records/QuestionDialog';
import { addFactor, useSettingUp } from './factors';

interface AddFactorDialogProps {
  readonly kind: FactorKind;
  readonly onClose: () => void;
  /** @param recoveryCodes with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Sets an app, or a passkey, up. */
export function AddFactorDialog({ kind, onClose, onAdded }: AddFactorDialogProps) {
  const translate = useTranslate();
  const { data: begun, error, refetch } = useSettingUp(kind);
  const usual = translate(kind === 'totp' ? 'factors.name_app' : 'factors.name_passkey');
  const [name, setName] = useState(usual);
  const [code, setCode] = useState('');
  const add = useMutation({
    mutationFn: async ({ ticket, passkey }: SettingUp) => {
      if (name.trim() === '') throw new Error(translate('factors.name_missing'));
      if (kind === 'totp' && code.trim() === '') throw new Error(translate('factors.code_missing'));
      const shown = kind === 'passkey' ? await createPasskey(passkey) : code.trim();
      return addFactor({ ticket, kind, name: name.trim(), code: shown });
    },
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <QuestionDialog
      title={translate(kind === 'totp' ? 'factors.app_title' : 'factors.passkey_title')}
      submit={translate('factors.save')}
      width="xs"
      error={add.error instanceof PasskeyMissing ? new Error(translate('factors.passkey_failed')) : add.error}
      isPending={add.isPending || !begun}
      isTyped={code !== '' || name !== usual}
      onSubmit={() => begun && add.mutate(begun)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        {error && !begun ? <LoadFailure severity="error" error={error} onRetry={refetch} /> : null}
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
    </QuestionDialog>
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
