import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { message } from '@myverify/domain/messages/message';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { api, portal } from '../api/api';
import { messageText } from '../i18n/refusals';
import { PasswordField } from './PasswordField';

interface ReauthenticationDialogProps {
  /** @param shown whether the call that waits may be sent again. */
  readonly onClose: (shown: boolean) => void;
}

/** Asks for the password before what would give an account, or a report, away. */
export default function ReauthenticationDialog({ onClose }: ReauthenticationDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it lies within the form whose call waits.
    event.stopPropagation();
    setRefusal(null);
    setProblem(password ? null : messageText(message('password_needed')));
    if (!password) return;
    setBusy(true);
    try {
      await portal(api.POST('/api/user/reauthenticate', { body: { password } }));
      onClose(true);
    } catch (error) {
      const field = error instanceof ApiError ? error.errors.password : undefined;
      setProblem(field ?? null);
      if (!field) setRefusal(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
          {translate('auth.confirm_title')}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{translate('auth.confirm_lead')}</Typography>
          {refusal ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          ) : null}
          <PasswordField
            label={translate('auth.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            error={problem}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{translate('records.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('auth.confirm_submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
