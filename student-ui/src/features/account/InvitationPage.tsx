import { Alert, Anchor, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Page } from '../../components/Page';
import { manage, paths } from '../../config/paths';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import { BareHeader } from './BareHeader';
import { acceptInvitation, invitationQuery } from './invitation.queries';
import { useInvitationTexts } from './invitation.texts';
import type { LoginArrival } from './login-arrival';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordField } from './PasswordField';
import { confirmProblem, passwordProblem, staffPasswordProblem } from './rules';
import { useAccountForm } from './use-account-form';
import { useStaffPasswordMin } from './use-staff-password-min';

/** Where the link of an invitation leads. */
export default function InvitationPage() {
  const t = useInvitationTexts();
  const errorText = useErrorText();
  const token = useLocation().hash.slice(1);
  const { data, error } = useQuery(invitationQuery(token));
  return (
    <>
      <BareHeader />
      <Page title={t('title')} lead={t('lead')} size="xs">
        {error ? (
          <>
            <Alert color="red" role="alert" title={t('ended')}>
              {errorText(error)}
            </Alert>
            <Anchor component={Link} to={paths.login} underline="always">
              {t('login')}
            </Anchor>
          </>
        ) : data ? (
          <InvitationForm token={token} {...data} />
        ) : (
          <Text role="status">{t('loading')}</Text>
        )}
      </Page>
    </>
  );
}

interface Invitation {
  readonly token: string;
  readonly email: string;
  readonly name: string | null;
  readonly audience: 'student' | 'staff';
}

function InvitationForm({ token, email, name, audience }: Invitation) {
  const t = useInvitationTexts();
  const account = useAccountTexts();
  const navigate = useNavigate();
  const isStaff = audience === 'staff';
  const staffMin = useStaffPasswordMin();
  const form = useAccountForm(
    { password: '', checkPwd: '' },
    {
      password: (typed) => (isStaff ? staffPasswordProblem(staffMin) : passwordProblem)(typed, { email, name }),
      checkPwd: (typed, { password }) => confirmProblem(typed, password),
    },
  );
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => {
      notify({ color: 'green', title: t('done'), message: t('doneText') });
      const arrival: LoginArrival = { email };
      // The back office is another application.
      if (isStaff) window.location.assign(manage.login);
      else void navigate(paths.login, { state: arrival });
    },
  });
  const labels = { password: account('password'), checkPwd: account('confirm') };
  return (
    <AccountForm
      form={form}
      labels={labels}
      submit={t('submit')}
      pending={isPending}
      failure={error}
      failedAt={submittedAt}
      onSubmit={(values) => mutate({ token, ...values })}
    >
      <Text>
        {t('account')}: <strong>{email}</strong>
      </Text>
      {isStaff ? (
        <>
          <PasswordField
            form={form}
            name="password"
            label={labels.password}
            autoComplete="new-password"
            description={account('needs.staff', { min: staffMin })}
          />
          <PasswordField form={form} name="checkPwd" label={labels.checkPwd} autoComplete="new-password" />
        </>
      ) : (
        <NewPasswordFields form={form} />
      )}
    </AccountForm>
  );
}
