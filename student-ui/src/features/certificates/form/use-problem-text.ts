import { fieldErrorText } from '../../../lib/field-error';
import type { Field } from './application';
import type { Problem } from './application-rules';
import { useFormTexts } from './form.texts';

const CHOSEN: readonly Field[] = ['gender', 'nationality', 'awarding_time', 'ministry_stamping_time'];

/** Gives the text for what is wrong with a field. */
export function useProblemText(): (field: Field, problem: Problem) => string {
  const t = useFormTexts();
  return (field, problem) => {
    if (problem.kind === 'refused') return fieldErrorText(problem.text);
    if (problem.kind === 'unsent') return t('unsent', { names: problem.names });
    if (field === 'avatar') return t('missing.photo');
    if (field.endsWith('_photos')) return t('missing.files');
    return t(CHOSEN.includes(field) ? 'missing.choose' : 'missing.input');
  };
}
