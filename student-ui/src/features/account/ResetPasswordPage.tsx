import { Anchor, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { notify } from '../../lib/notify';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import { BareHeader } from './BareHeader';
import { CodeField } from './CodeField';
import type { LoginArrival } from './login-arrival';
import { NewPasswordFields } from './NewPasswordFields';
import { resetPassword } from './queries';
import { codeProblem, confirmProblem, emailProblem, resetPasswordProblem, tidyCode } from './rules';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

export default function ResetPasswordPage() {
  const t = useAccountTexts();
  const navigate = useNavigate();
  const form = useAccountForm(
    { email: '', password: '', checkPwd: '', code: '' },
    {
      email: emailProblem,
      password: (typed, { email }) => resetPasswordProblem(typed, { email }),
      checkPwd: (typed, { password }) => confirmProblem(typed, password),
      code: codeProblem,
    },
  );
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: resetPassword,
    onSuccess: (_, { email }) => {
      notify({ color: 'green', title: t('reset.success'), message: t('reset.successText') });
      const arrival: LoginArrival = { email };
      void navigate(paths.login, { state: arrival });
    },
  });
  return (
    <>
      <BareHeader />
      <Page title={t('reset.title')} lead={t('reset.lead')} size="xs">
        <AccountForm
          form={form}
          labels={{ email: t('email'), password: t('password'), checkPwd: t('confirm'), code: t('code') }}
          submit={t('reset.submit')}
          pending={isPending}
          failure={error}
          failedAt={submittedAt}
          onSubmit={(values) => mutate({ ...values, email: values.email.trim(), code: tidyCode(values.code) })}
          footer={
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} to={paths.home} size="sm" underline="always">
                {t('reset.home')}
              </Anchor>
              <Anchor component={Link} to={paths.login} size="sm" underline="always">
                {t('reset.login')}
              </Anchor>
            </Group>
          }
        >
          <TextField
            form={form}
            name="email"
            required
            label={t('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <NewPasswordFields form={form} />
          <CodeField form={form} purpose="reset" sendLabel={t('sendEmail')} />
        </AccountForm>
      </Page>
    </>
  );
}
