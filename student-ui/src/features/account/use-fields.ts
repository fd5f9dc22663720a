import type { UseFormReturnType } from '@mantine/form';
import { useRuleText } from './rules.texts';

/** The props of a field by its name: its id, its value, and its error in the language of the page. */
export function useFields<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  const ruleText = useRuleText();
  return (name: keyof Values & string, type: 'input' | 'checkbox' = 'input') => ({
    ...form.getInputProps(name, { type }),
    id: name,
    name,
    error: ruleText(form.errors[name]),
  });
}
