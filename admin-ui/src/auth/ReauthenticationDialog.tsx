import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { cameFromOrganisation } from '@myverify/api-client/organisation-notes';
import { confirmAtOrganisation, onConfirmed } from '@myverify/api-client/organisation-window';
import { message } from '@myverify/domain/messages/message';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { api, portal } from '../api/api';
import { askFactor, useOwnFactors } from '../factors/factors';
import { ProofForm } from '../factors/ProofForm';
import { messageText } from '../i18n/refusals';
import { errorText } from '../records/useNotifyError';
import { readOrganisation } from './organisation';
import { PasswordField } from './PasswordField';

interface ReauthenticationDialogProps {
  /** @param shown whether the call that waits may be sent again. */
  readonly onClose: (shown: boolean) => void;
}

/** Asks for the password, or a second factor, before what would give an account, or a report, away. */
export default function ReauthenticationDialog({ onClose }: ReauthenticationDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const prove = async (proof: Proof) => {
    await portal(api.POST('/api/user/reauthenticate', { body: proof }));
    onClose(true);
  };
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
        {translate('auth.confirm_title')}
      </DialogTitle>
      {asked ? (
        <DialogContent>
          <ProofForm asked={asked} onProof={prove} onBack={() => setAsked(null)} />
        </DialogContent>
      ) : (
        <PasswordQuestion onClose={onClose} onFactor={setAsked} />
      )}
    </Dialog>
  );
}

interface PasswordQuestionProps extends ReauthenticationDialogProps {
  readonly onFactor: (asked: AskedFactor) => void;
}

function PasswordQuestion({ onClose, onFactor }: PasswordQuestionProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data: organisation } = useQuery({ queryKey: ['organisation'], queryFn: readOrganisation, retry: false });
  const isByPassword = organisation?.only !== true;

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
      if (!field) setRefusal(errorText(error));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {translate(isByPassword ? 'auth.confirm_lead' : 'auth.confirm_lead_without_password')}
        </Typography>
        {refusal ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        ) : null}
        {isByPassword ? (
          <PasswordField
            label={translate('auth.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            error={problem}
            autoFocus
          />
        ) : null}
        <OtherWays
          isAtOrganisation={!isByPassword || cameFromOrganisation()}
          onClose={onClose}
          onFactor={onFactor}
          onProblem={setRefusal}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('records.cancel')}</Button>
        {isByPassword ? (
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('auth.confirm_submit')}
          </Button>
        ) : null}
      </DialogActions>
    </form>
  );
}

interface OtherWaysProps extends PasswordQuestionProps {
  readonly isAtOrganisation: boolean;
  readonly onProblem: (problem: string | null) => void;
}

/** For whoever has a second factor, or signed in through the organisation and may know no password. */
function OtherWays({ isAtOrganisation, onClose, onFactor, onProblem }: OtherWaysProps) {
  const translate = useTranslate();
  const { data: own } = useOwnFactors();
  useEffect(() => onConfirmed(() => onClose(true)), [onClose]);
  const takeFactor = () => {
    onProblem(null);
    askFactor().then(onFactor, (error) => onProblem(errorText(error)));
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {own && own.factors.length > 0 ? (
        <Button size="small" onClick={takeFactor}>
          {translate('auth.confirm_by_factor')}
        </Button>
      ) : null}
      {isAtOrganisation ? (
        <Button size="small" onClick={confirmAtOrganisation}>
          {translate('auth.confirm_by_organisation')}
        </Button>
      ) : null}
    </Stack>
  );
}
