import { Anchor, Group, Text } from '@mantine/core';
import type { AskedFactor } from '@myverify/api-client/factors';
import { ROLE } from '@myverify/domain/account/role';
import { message } from '@myverify/domain/messages/message';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FailedPart } from '../../components/FailedState';
import { LoadingState } from '../../components/LoadingState';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { usePathAfterLogin } from '../../lib/after-login';
import { lazyPart } from '../../lib/lazy-part';
import { notify } from '../../lib/notify';
import { type User, useSessionControl } from '../../lib/session';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import { ErasedNotice } from './ErasedNotice';
import { readArrival } from './login-arrival';
import { PasswordField } from './PasswordField';
import { login } from './queries';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

const LoginFactor = lazyPart(() => import('./LoginFactor'), FailedPart, <LoadingState />);

export default function LoginPage() {
  const t = useAccountTexts();
  const navigate = useNavigate();
  const session = useSessionControl();
  const next = usePathAfterLogin();
  const { state, search } = useLocation();
  const { email = '', erasure } = readArrival(state);
  const form = useAccountForm(
    { email, password: '' },
    {
      email: (typed) => (typed.trim() === '' ? message('email_needed') : null),
      password: (typed) => (typed === '' ? message('password_needed') : null),
    },
  );
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: login,
    onSuccess: (answer) => ('second_factor' in answer ? setAsked(answer.second_factor) : begin(answer.user)),
  });
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const begin = (user: User) => {
    notify({ color: 'green', message: t('login.success') });
    session.begin(user);
    if (user.role === ROLE.integrator) void navigate(paths.integrator, { replace: true });
    else if (next.startsWith('/manage') || user.second_factor) location.assign(user.second_factor ? '/manage' : next);
    else void navigate(next, { replace: true });
  };
  if (asked) {
    return <LoginFactor asked={asked} onSignedIn={begin} onBack={() => setAsked(null)} />;
  }
  return (
    <Page title={t('login.title')} lead={t('login.lead')} size="xs">
      {erasure && <ErasedNotice erasure={erasure} />}
      <AccountForm
        form={form}
        labels={{ email: t('email'), password: t('password') }}
        submit={t('login.submit')}
        pending={isPending}
        failure={error}
        failedAt={submittedAt}
        onSubmit={({ email, password }) => mutate({ email: email.trim(), password })}
        footer={
          <Group justify="space-between" gap="xs">
            <Text size="sm">
              {t('login.noAccount')}{' '}
              <Anchor component={Link} to={paths.register + search} underline="always" inherit>
                {t('login.register')}
              </Anchor>
            </Text>
            <Anchor component={Link} to={paths.home} size="sm" underline="always">
              {t('login.home')}
            </Anchor>
          </Group>
        }
      >
        <TextField
          form={form}
          name="email"
          required
          label={t('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
          <Anchor component={Link} to={paths.resetPassword} size="sm" underline="always" mt={6} display="inline-block">
            {t('login.forgot')}
          </Anchor>
        </div>
      </AccountForm>
    </Page>
  );
}
