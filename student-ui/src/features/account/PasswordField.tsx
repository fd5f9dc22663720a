import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import type { Form } from '../../lib/form';
import { useAccountTexts } from './account.texts';
import type { Problem } from './rules.texts';
import { useField } from './use-field';

type Props<F extends string, V extends Record<F, string>> = Omit<PasswordInputProps, 'form' | 'name'> & {
  readonly form: Form<V, Problem>;
  readonly name: F;
};

/** A password that can be shown, by keyboard as well. */
export function PasswordField<F extends string, V extends Record<F, string>>({ form, name, ...input }: Props<F, V>) {
  const t = useAccountTexts();
  const [shown, setShown] = useState(false);
  const { value, set, props: own } = useField(form, name);
  return (
    <PasswordInput
      {...own}
      {...input}
      value={value}
      onChange={(event) => set(event.currentTarget.value as V[F])}
      required
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': t(shown ? 'hide' : 'show'), tabIndex: 0, size: 30 }}
      spellCheck={false}
    />
  );
}
