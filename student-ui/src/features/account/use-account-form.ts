import type { Form, Rules } from '../../lib/form';
import { useNewForm } from '../../lib/use-form';
import type { Problem } from './rules.texts';

export function useAccountForm<V extends object>(values: V, rules: Rules<V, Problem>): Form<V, Problem> {
  return useNewForm(values, rules);
}
