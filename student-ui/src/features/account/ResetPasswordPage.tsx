import { Anchor, Container, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { notify } from '../../lib/notify';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import { CodeField } from './CodeField';
import type { LoginArrival } from './login-arrival';
import { NewPasswordFields } from './NewPasswordFields';
import { resetPassword } from './queries';
import { codeProblem, confirmProblem, emailProblem, passwordProblem, tidyCode } from './rules';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

/** Stands without header and footer, so it brings the choice of language along. */
export default function ResetPasswordPage() {
  const t = useAccountTexts();
  const common = useCommonTexts();
  const navigate = useNavigate();
  const form = useAccountForm(
    { email: '', password: '', checkPwd: '', code: '' },
    {
      email: emailProblem,
      password: passwordProblem,
      checkPwd: (typed, { password }) => confirmProblem(typed, password),
      code: codeProblem,
    },
  );
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: resetPassword,
    onSuccess: (_, { email }) => {
      notify({ color: 'teal', title: t('reset.success'), message: t('reset.successText') });
      const arrival: LoginArrival = { email };
      void navigate(paths.login, { state: arrival });
    },
  });
  return (
    <>
      <Container size="xs" pt="lg">
        <Group justify="space-between">
          <Anchor component={Link} to={paths.home} c="inherit" fw={650} fz="lg" underline="never">
            <Group gap="xs">
              <img src="/favicon.svg" alt="" width="32" height="32" />
              {common('product')}
            </Group>
          </Anchor>
          <LanguageSwitch />
        </Group>
      </Container>
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
