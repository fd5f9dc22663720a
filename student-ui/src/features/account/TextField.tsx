import { TextInput, type TextInputProps } from '@mantine/core';
import type { Form } from '../../lib/form';
import type { Problem } from './rules.texts';
import { useField } from './use-field';

export type TextFieldProps<F extends string, V extends Record<F, string>> = Omit<TextInputProps, 'form' | 'name'> & {
  readonly form: Form<V, Problem>;
  readonly name: F;
};

export function TextField<F extends string, V extends Record<F, string>>(props: TextFieldProps<F, V>) {
  const { form, name, ...input } = props;
  const { value, set, props: own } = useField(form, name);
  return <TextInput {...own} {...input} value={value} onChange={(event) => set(event.currentTarget.value as V[F])} />;
}
