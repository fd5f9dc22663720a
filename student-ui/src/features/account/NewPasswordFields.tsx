import type { UseFormReturnType } from '@mantine/form';
import { useAccountTexts } from './account.texts';
import { PasswordField } from './PasswordField';
import { PasswordNeeds } from './PasswordNeeds';
import { useFields } from './use-fields';

type Values = Record<string, unknown> & { password: string; checkPwd: string };

/** A new password with what it needs, and once more. */
export function NewPasswordFields<V extends Values>({ form }: { form: UseFormReturnType<V> }) {
  const t = useAccountTexts();
  const field = useFields(form);
  const { password, checkPwd } = form.getValues();
  const own = field('password');
  return (
    <>
      <PasswordField
        {...own}
        label={t('password')}
        autoComplete="new-password"
        description={<PasswordNeeds password={password} />}
        descriptionProps={{ component: 'div', c: 'gray.7', fz: 'sm' }}
        onBlur={(event) => {
          own.onBlur?.(event);
          if (checkPwd !== '') form.validateField('checkPwd');
        }}
      />
      <PasswordField {...field('checkPwd')} label={t('confirm')} autoComplete="new-password" />
    </>
  );
}
