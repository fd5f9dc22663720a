import { Alert, Button, Card, Stack } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { type FormEvent, useState } from 'react';
import { useGetIdentity, useLogout, useNotify, useTranslate } from 'react-admin';
import { api } from '../api/api';
import { forgetUser } from '../auth/current-user';
import { PasswordField } from '../auth/PasswordField';
import { PageHeader } from '../records/PageHeader';

const LEAST = 6;

interface Passwords {
  readonly old: string;
  readonly next: string;
  readonly confirm: string;
}

type Problems = Partial<Readonly<Record<keyof Passwords, string>>>;

/** What is wrong, as keys of texts. */
function problemsOf({ old, next, confirm }: Passwords): Problems {
  return {
    ...(old ? {} : { old: 'account.required' }),
    ...([...next].length < LEAST ? { next: next ? 'account.too_short' : 'account.required' } : {}),
    ...(confirm === next ? {} : { confirm: confirm ? 'account.mismatch' : 'account.required' }),
  };
}

export default function ChangePasswordPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [passwords, setPasswords] = useState<Passwords>({ old: '', next: '', confirm: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(passwords);
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0 || !identity) return;
    setBusy(true);
    try {
      const body = { userId: Number(identity.id), oldPassword: passwords.old, newPassword: passwords.next };
      await api.POST('/api/user/change-password', { body });
      // The server has ended every session.
      forgetUser();
      await logout({}, '/login', false);
      notify('account.changed', { type: 'success' });
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : {};
      setProblems({ old: errors.oldPassword, next: errors.newPassword });
      setRefusal(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const field = (name: keyof Passwords, label: string, autoComplete: 'current-password' | 'new-password') => (
    <PasswordField
      label={translate(`account.fields.${label}`)}
      value={passwords[name]}
      onChange={(value) => setPasswords((before) => ({ ...before, [name]: value }))}
      autoComplete={autoComplete}
      error={problems[name] ? translate(problems[name], { _: problems[name] }) : null}
    />
  );
  return (
    <>
      <PageHeader title={translate('account.change_password')} lead={translate('account.change_password_lead')} />
      <Card component="form" onSubmit={submit} noValidate sx={{ maxWidth: 480, p: 3 }}>
        {refusal ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        ) : null}
        <Stack>
          {field('old', 'old_password', 'current-password')}
          {field('next', 'new_password', 'new-password')}
          {field('confirm', 'confirm_password', 'new-password')}
        </Stack>
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 2 }}>
          {translate('records.save')}
        </Button>
      </Card>
    </>
  );
}
