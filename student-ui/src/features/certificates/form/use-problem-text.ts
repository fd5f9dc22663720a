import { useSaidText } from '../../../lib/messages';
import type { Problem } from './application-rules';
import { useFormTexts } from './form.texts';

/** Gives the text for what is wrong with a field. */
export function useProblemText(): (problem: Problem) => string {
  const t = useFormTexts();
  const saidText = useSaidText();
  return (problem) => ('unsent' in problem ? t('unsent', { names: problem.unsent }) : saidText(problem));
}
