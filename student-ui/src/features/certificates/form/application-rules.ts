import {
  APPLICANT_FIELDS,
  type ApplicantField,
  CERTIFICATE_FIELDS,
  type CertificateField,
  EMPTY_FORM,
} from '@myverify/domain/certificate/certificate.fields';
import { futureDays, missingFields, readForm } from '@myverify/domain/certificate/certificate.form';
import { portalName } from '@myverify/domain/certificate/portal-names';
import type { Message } from '@myverify/domain/messages/message';
import type { Said } from '@myverify/domain/messages/refusal-text';
import { type Day, dayOf } from '@myverify/domain/shared/calendar';
import { DAY_FIELDS, disagreeingDays } from '@myverify/domain/signal/days-in-order';
import type { ProblemsOf, Rules } from '../../../lib/form';
import { type Application, type Field, isEmpty, isField } from './application';

/** What is wrong with a field: a rule of the domain, or files that were not sent. */
export type Problem = Said | { readonly unsent: string };

/** What is typed. Choices offer what there is, and files are judged where they are uploaded. */
const isTyped = (field: CertificateField) => ['line', 'lines', 'email', 'day'].includes(CERTIFICATE_FIELDS[field].kind);

function problemOf(field: ApplicantField, values: Application): Problem | null {
  const beside = field === 'endTime' ? { startTime: values.start_time } : {};
  const asked = { ...beside, [field]: values[portalName(field)] };
  const { form, errors } = readForm(asked, EMPTY_FORM);
  return errors[field] ?? futureDays(form, dayOf(new Date()))[field] ?? null;
}

/** What the server would refuse: told when a field is left, and not only when the form is sent. */
export const APPLICATION_RULES: Rules<Application, Problem> = Object.fromEntries(
  APPLICANT_FIELDS.filter(isTyped).map((field) => [
    portalName(field),
    (_: unknown, values: Application) => problemOf(field, values),
  ]),
);

/** What a rule looks at beside a field: what is wrong may come of a change there. */
export const LOOKED_AT_WITH: { readonly [F in Field]?: Field } = { start_time: 'end_time' };

interface EarlierDay {
  readonly field: Field;
  readonly day: Day;
}

/**
 * The days before which this one cannot be, as it stands: a machine tells an officer so, and nothing is refused for it.
 */
export function daysThatDisagree(field: Field, values: Application): readonly EarlierDay[] {
  const { form } = readForm(Object.fromEntries(DAY_FIELDS.map((one) => [one, values[portalName(one)]])), EMPTY_FORM);
  const days = disagreeingDays(form).flatMap(({ evidence }) => evidence.days ?? []);
  return days.flatMap(({ field: earlier, day, laterField }) => {
    const name: string = portalName(earlier);
    return portalName(laterField) === field && isField(name) ? [{ field: name, day }] : [];
  });
}

/** What is asked for where a required field is empty. */
export function missingProblems(values: Application): ProblemsOf<Application, Problem> {
  const filled = APPLICANT_FIELDS.filter((field) => !isEmpty(values[portalName(field)]));
  const form = { ...EMPTY_FORM, ...Object.fromEntries(filled.map((field) => [field, values[portalName(field)]])) };
  const asked = Object.entries(missingFields(form)) as [CertificateField, Message][];
  return Object.fromEntries(asked.map(([field, said]) => [portalName(field), said]));
}
