import type { FieldOf, Form } from '../../lib/form';
import { useFieldOf } from '../../lib/use-form';
import { type Problem, useRuleText } from './rules.texts';

/** What every field of these forms has: its id, its value, and its error in the language of the page. */
export function useField<V extends object, F extends FieldOf<V>>(form: Form<V, Problem>, name: F) {
  const ruleText = useRuleText();
  const { value, problem, set, leave } = useFieldOf(form, name);
  return { value, set, props: { id: name, name, error: ruleText(problem), onBlur: leave } };
}
