import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useCommand } from '../../lib/command';
import { notify } from '../../lib/notify';
import { useSession, useSessionControl } from '../../lib/session';
import { AccountForm } from './AccountForm';
import { useAccountTexts } from './account.texts';
import type { LoginArrival } from './login-arrival';
import { PasswordField } from './PasswordField';
import { PasswordNeeds } from './PasswordNeeds';
import { changePassword } from './queries';
import { passwordProblem, staffPasswordProblem } from './rules';
import { useAccountForm } from './use-account-form';
import { useStaffPasswordMin } from './use-staff-password-min';

export default function ChangePasswordPage() {
  const t = useAccountTexts();
  const navigate = useNavigate();
  const session = useSessionControl();
  const { user, isStaff } = useSession();
  const staffMin = useStaffPasswordMin();
  const form = useAccountForm(
    { oldPassword: '', newPassword: '' },
    {
      newPassword: (typed) => (isStaff ? staffPasswordProblem(staffMin) : passwordProblem)(typed, user ?? {}),
    },
  );
  const { mutate, isPending, error, submittedAt } = useCommand({
    run: changePassword,
    onSuccess: () => {
      notify({ color: 'green', title: t('change.success'), message: t('change.successText') });
      const arrival: LoginArrival = user ? { email: user.email } : {};
      void navigate(paths.login, { state: arrival });
      session.end();
    },
  });
  return (
    <Page title={t('change.title')} lead={t('change.lead')} size="xs">
      <AccountForm
        form={form}
        labels={{ oldPassword: t('oldPassword'), newPassword: t('newPassword') }}
        submit={t('change.submit')}
        pending={isPending}
        failure={error}
        failedAt={submittedAt}
        onSubmit={(values) => user && mutate({ ...values, userId: user.id })}
      >
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField form={form} name="oldPassword" label={t('oldPassword')} autoComplete="current-password" />
        <PasswordField
          form={form}
          name="newPassword"
          label={t('newPassword')}
          autoComplete="new-password"
          description={isStaff ? <StaffNeeds min={staffMin} /> : <PasswordNeeds form={form} name="newPassword" />}
          descriptionProps={{ component: 'div', c: 'dimmed', fz: 'sm' }}
        />
      </AccountForm>
    </Page>
  );
}

function StaffNeeds({ min }: { min: number }) {
  const t = useAccountTexts();
  return (
    <>
      {t('needs.staff', { min })}
      <br />
      {t('needs.uncommon')}
    </>
  );
}
