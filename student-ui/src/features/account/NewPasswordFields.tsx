import { afterPointer } from '../../lib/after-pointer';
import type { Form } from '../../lib/form';
import { useAccountTexts } from './account.texts';
import { PasswordField } from './PasswordField';
import { PasswordNeeds } from './PasswordNeeds';
import type { Problem } from './rules.texts';

interface Values {
  readonly password: string;
  readonly checkPwd: string;
}

/** A new password with what it needs, and once more. */
export function NewPasswordFields<V extends Values>({ form }: { form: Form<V, Problem> }) {
  const t = useAccountTexts();
  const leave = () => {
    form.check('password');
    if (form.state().values.checkPwd !== '') form.check('checkPwd');
  };
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        description={<PasswordNeeds form={form} name="password" />}
        descriptionProps={{ component: 'div', c: 'dimmed', fz: 'sm' }}
        onBlur={() => afterPointer(leave)}
      />
      <PasswordField form={form} name="checkPwd" label={t('confirm')} autoComplete="new-password" />
    </>
  );
}
