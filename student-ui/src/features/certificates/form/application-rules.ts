import {
  EMPTY_FORM,
  FORM_FIELDS,
  type FormField,
  futureDays,
  readForm,
} from '@myverify/domain/certificate/certificate.form';
import { portalName } from '@myverify/domain/certificate/portal-names';
import { dayOf } from '@myverify/domain/shared/calendar';
import type { Rules } from '../../../lib/form';
import { type Application, SHOWN, type Shown } from './application';

/** What is wrong with a field; its text is chosen when it is shown. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsent'; readonly names: string };

const known = new Map<string, Problem>();

/** The same object for the same text, so that a problem that is still there is known again. */
function refused(text: string): Problem {
  const problem = known.get(text) ?? { kind: 'refused', text };
  known.set(text, problem);
  return problem;
}

/** What is typed. Choices offer what there is, and files are judged where they are uploaded. */
const isTyped = (field: FormField) => ['line', 'lines', 'email', 'day'].includes(FORM_FIELDS[field].kind);

function problemOf(field: Shown, values: Application): Problem | null {
  const beside = field === 'endTime' ? { startTime: values.start_time } : {};
  const asked = { ...beside, [field]: values[portalName(field)] };
  const { form, errors } = readForm(asked, EMPTY_FORM);
  const text = errors[field] ?? futureDays(form, dayOf(new Date()))[field];
  return text === undefined ? null : refused(text);
}

/** What the server would refuse: told when a field is left, and not only when the form is sent. */
export const APPLICATION_RULES: Rules<Application, Problem> = Object.fromEntries(
  SHOWN.filter(isTyped).map((field) => [
    portalName(field),
    (_: unknown, values: Application) => problemOf(field, values),
  ]),
);
