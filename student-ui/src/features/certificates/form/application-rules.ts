import { isDay } from '../../../components/date/day';
import { aDay, aPastDay, atMost, PERSON_RULES, type TextRule } from '../../../components/field-rules';
import type { Rules } from '../../../lib/form';
import { keptLines } from '../../../lib/kept-text';
import type { Application } from './application';

/** What is wrong with a field; its text is chosen when it is shown. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsent'; readonly names: string };

type Rule = (value: string, values: Application) => Problem | null;

const known = new Map<string, Problem>();

/** The same object for the same text, so that a problem that is still there is known again. */
function refused(text: string): Problem {
  const problem = known.get(text) ?? { kind: 'refused', text };
  known.set(text, problem);
  return problem;
}

function refusing(rule: TextRule): Rule {
  return (typed) => {
    const text = rule(typed);
    return text === null ? null : refused(text);
  };
}

const endIsDay = refusing(aDay('end date'));
const ENDS_EARLY = refused('The end date must not be before the start date');
const remark = (group: string) => refusing(atMost(1000, `remark on ${group}`, keptLines));

/** What the server would refuse, in its words (a test compares them): told when a field is left, and not only when the form is sent. */
export const APPLICATION_RULES: Rules<Application, Problem> = {
  name: refusing(PERSON_RULES.name),
  birth: refusing(PERSON_RULES.birth),
  passport: refusing(PERSON_RULES.passport),
  university: refusing(atMost(200, 'degree-conferring unit')),
  major: refusing(atMost(200, 'major')),
  cert_no: refusing(atMost(100, 'certificate number')),
  start_time: refusing(aDay('start date')),
  end_time: (typed, values) =>
    endIsDay(typed, values) ??
    (typed.trim() !== '' && isDay(values.start_time) && typed.trim() < values.start_time ? ENDS_EARLY : null),
  awarding_time: refusing(aPastDay('awarding date')),
  ministry_stamping_time: refusing(aPastDay('MoHE stamping date')),
  passport_remark: remark('Passport'),
  cert_remark: remark('Certificate'),
  transcript_remark: remark('Transcript'),
  ministry_remark: remark('Ministry stamping'),
  payment_remark: remark('Proof of payment'),
};
