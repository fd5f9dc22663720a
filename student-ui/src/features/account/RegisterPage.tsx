import { Anchor, Checkbox, type CheckboxProps, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Trans } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { i18n } from '../../i18n/i18n';
import { usePathAfterLogin } from '../../lib/after-login';
import type { Form } from '../../lib/form';
import { notify } from '../../lib/notify';
import { useSessionControl } from '../../lib/session';
import { useStateOf } from '../../lib/use-form';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import { CodeField } from './CodeField';
import type { LoginArrival } from './login-arrival';
import { NewPasswordFields } from './NewPasswordFields';
import { registerAndSignIn } from './queries';
import { keepEmail, keptEmail } from './register-draft';
import { codeProblem, confirmProblem, emailProblem, passwordProblem, tidyCode } from './rules';
import type { Problem } from './rules.texts';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';
import { useField } from './use-field';

export default function RegisterPage() {
  const t = useAccountTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const session = useSessionControl();
  const next = usePathAfterLogin();
  const form = useAccountForm(
    { email: keptEmail(), password: '', checkPwd: '', code: '', consent: false },
    {
      email: emailProblem,
      password: passwordProblem,
      checkPwd: (typed, { password }) => confirmProblem(typed, password),
      code: codeProblem,
      consent: (given) => (given ? null : 'consentMissing'),
    },
  );
  const email = useStateOf(form, ({ values }) => values.email);
  useEffect(() => keepEmail(email), [email]);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: registerAndSignIn,
    onSuccess: (user, sent) => {
      keepEmail('');
      notify({
        color: 'green',
        title: t('register.success'),
        message: t(user ? 'register.signedIn' : 'register.successText'),
      });
      if (user) {
        session.begin(user);
        void navigate(next, { replace: true });
        return;
      }
      const arrival: LoginArrival = { email: sent.email };
      void navigate(paths.login + search, { state: arrival });
    },
  });
  return (
    <Page title={t('register.title')} lead={t('register.lead')} size="xs">
      <AccountForm
        form={form}
        labels={{
          email: t('email'),
          password: t('password'),
          checkPwd: t('confirm'),
          code: t('code'),
          consent: '',
        }}
        submit={t('register.submit')}
        pending={isPending}
        failure={error}
        failedAt={submittedAt}
        onSubmit={({ consent: _, ...values }) =>
          mutate({ ...values, email: values.email.trim(), code: tidyCode(values.code) })
        }
        footer={
          <Text size="sm">
            {t('register.haveAccount')}{' '}
            <Anchor component={Link} to={paths.login + search} underline="always" inherit>
              {t('register.login')}
            </Anchor>
          </Text>
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
        <CodeField form={form} purpose="register" sendLabel={t('sendCode')} />
        <Consent
          form={form}
          required
          label={
            <Trans
              i18n={i18n}
              ns="account"
              i18nKey="register.consent"
              components={{ privacy: <NoticeLink to={paths.privacy} />, terms: <NoticeLink to={paths.terms} /> }}
            />
          }
        />
      </AccountForm>
    </Page>
  );
}

type ConsentProps<V extends object> = Omit<CheckboxProps, 'form'> & { readonly form: Form<V, Problem> };

function Consent<V extends { readonly consent: boolean }>({ form, ...rest }: ConsentProps<V>) {
  const { value, set, props } = useField(form, 'consent');
  return (
    <Checkbox
      {...props}
      {...rest}
      checked={value}
      onChange={(event) => set(event.currentTarget.checked as V['consent'])}
    />
  );
}

/** In a tab of its own, so that what was typed stays. */
function NoticeLink({ to, children }: { to: string; children?: ReactNode }) {
  const t = useCommonTexts();
  return (
    <Anchor href={to} target="_blank" rel="noreferrer" underline="always" inherit>
      {children}
      <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>
    </Anchor>
  );
}
