import { Alert, Button, Card, Stack } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { passwordProblem, STAFF_PASSWORD_MIN, type StaffPasswords } from '@myverify/domain/account/password';
import { type Message, message } from '@myverify/domain/messages/message';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useGetIdentity, useLogout, useNotify, useTranslate } from 'react-admin';
import { answerOf, api } from '../api/api';
import { forgetUser } from '../auth/current-user';
import { PasswordField } from '../auth/PasswordField';
import { messageText } from '../i18n/refusals';
import { ErrorSummary } from '../records/ErrorSummary';
import { PageHeader } from '../records/PageHeader';
import { errorText } from '../records/useNotifyError';

const LABELS = { old: 'old_password', next: 'new_password', confirm: 'confirm_password' } as const;
const FIELDS = ['old', 'next', 'confirm'] as const;

type Passwords = Readonly<Record<(typeof FIELDS)[number], string>>;

type Problems<P> = Partial<Readonly<Record<keyof Passwords, P>>>;

function problemsOf({ old, next, confirm }: Passwords, staff: StaffPasswords): Problems<Message> {
  const wrong = next === '' ? message('password_needed') : passwordProblem(next, staff);
  return {
    ...(old ? {} : { old: message('password_needed') }),
    ...(wrong ? { next: wrong } : {}),
    ...(confirm === next ? {} : { confirm: message(confirm ? 'staff_passwords_differ' : 'password_repeat_needed') }),
  };
}

/** What the server said is a text already. */
function textOf(problem: Message | string | undefined): string | null {
  return typeof problem === 'object' ? messageText(problem) : (problem ?? null);
}

export default function ChangePasswordPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const site = useQuery({ queryKey: ['site'], queryFn: () => answerOf(api.GET('/api/v1/site')) });
  // Until the service has said it, the least that it may say.
  const staff = { min: site.data?.staffPasswordMin ?? STAFF_PASSWORD_MIN.least };
  const [passwords, setPasswords] = useState<Passwords>({ old: '', next: '', confirm: '' });
  const [problems, setProblems] = useState<Problems<Message | string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  const idOf = (name: keyof Passwords) => `${form}-${name}`;
  const labelOf = (name: keyof Passwords) => translate(`account.fields.${LABELS[name]}`);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(passwords, staff);
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
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
      setRefusal(errorText(error));
      setAttempt(attempt + 1);
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={translate('account.change_password')} lead={translate('account.change_password_lead')} />
      <Card component="form" onSubmit={submit} noValidate sx={{ maxWidth: 480, p: 3 }}>
        <ErrorSummary
          attempt={attempt}
          problems={FIELDS.flatMap((name) => {
            const text = textOf(problems[name]);
            return text === null ? [] : { id: idOf(name), label: labelOf(name), text };
          })}
        />
        {refusal ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        ) : null}
        <Stack>
          {FIELDS.map((name) => (
            <PasswordField
              key={name}
              id={idOf(name)}
              label={labelOf(name)}
              value={passwords[name]}
              onChange={(value) => setPasswords((before) => ({ ...before, [name]: value }))}
              autoComplete={name === 'old' ? 'current-password' : 'new-password'}
              error={textOf(problems[name])}
            />
          ))}
        </Stack>
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 2 }}>
          {translate('records.save')}
        </Button>
      </Card>
    </>
  );
}
