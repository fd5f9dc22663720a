import { afterPointer } from '../../lib/after-pointer';
import type { FieldOf, Form } from '../../lib/form';
import { useStateOf } from '../../lib/use-form';
import { type Problem, useRuleText } from './rules.texts';

/** What every field of these forms has: its id, its value, and its error in the language of the page. */
export function useField<V extends object, F extends FieldOf<V>>(form: Form<V, Problem>, name: F) {
  const ruleText = useRuleText();
  const value = useStateOf(form, ({ values }) => values[name]);
  const problem = useStateOf(form, ({ problems }) => problems[name]);
  return {
    value,
    set: (next: V[F]) => form.set(name, next),
    props: { id: name, name, error: ruleText(problem), onBlur: () => afterPointer(() => form.check(name)) },
  };
}
