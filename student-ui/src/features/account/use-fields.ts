import type { UseFormReturnType } from '@mantine/form';
import type { FocusEvent } from 'react';
import { afterPointer } from './after-pointer';
import { useRuleText } from './rules.texts';

/** The props of a field by its name: its id, its value, and its error in the language of the page. */
export function useFields<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  const ruleText = useRuleText();
  return (name: keyof Values & string, type: 'input' | 'checkbox' = 'input') => {
    const { onBlur, ...props } = form.getInputProps(name, { type });
    return {
      ...props,
      onBlur: (event: FocusEvent) => afterPointer(() => onBlur?.(event)),
      id: name,
      name,
      error: ruleText(form.errors[name]),
    };
  };
}
