import { type InputWrapperProps, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date/DateField';
import { afterPointer } from '../../../lib/after-pointer';
import type { Application, Field } from './application';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';
import { isRequired } from './sections';
import { useProblemText } from './use-problem-text';

/** Two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
}

/** So that the inputs of two neighbours stand on one line, whichever of them has a hint. */
export const HINT_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** What every field has: its id, label, mark and error. */
export function useFieldProps(field: Field) {
  const t = useFieldTexts();
  const problemText = useProblemText();
  const { form } = useForm();
  const problem = useFormState(({ problems }) => problems[field]);
  return {
    id: field,
    label: t(`label.${field}`),
    // The mark alone: what is required is judged when applying, and a draft needs nothing.
    withAsterisk: isRequired(field),
    'aria-required': isRequired(field),
    error: problem ? problemText(problem) : undefined,
    onBlur: () => afterPointer(() => form.check(field)),
  };
}

type TextField = 'name' | 'email' | 'passport' | 'major' | 'cert_no';
type Hint = 'name' | 'email' | 'emailStaff';

interface TextProps {
  readonly field: TextField;
  readonly hint?: Hint;
  readonly locked?: boolean;
  readonly autoComplete?: string;
}

export function TextField({ field, hint, locked = false, autoComplete = 'off' }: TextProps) {
  const t = useFieldTexts();
  const { form } = useForm();
  const value = useFormState(({ values }) => values[field]);
  return (
    <TextInput
      {...useFieldProps(field)}
      {...(hint ? { description: t(`hint.${hint}`) } : {})}
      inputWrapperOrder={HINT_BELOW}
      value={value}
      readOnly={locked}
      variant={locked ? 'filled' : 'default'}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  );
}

type ChoiceFieldName = 'gender' | 'forms' | 'level';
type Value = Exclude<Application[ChoiceFieldName], ''>;

export function ChoiceField<F extends ChoiceFieldName>({
  field,
  of,
}: {
  field: F;
  of: ReadonlyArray<Exclude<Application[F], ''> & Value>;
}) {
  const t = useFieldTexts();
  const { form } = useForm();
  const value = useFormState(({ values }) => values[field]);
  return (
    <NativeSelect
      {...useFieldProps(field)}
      value={value}
      onChange={(event) => form.set(field, event.currentTarget.value as Application[F])}
      data={[{ value: '', label: t('choose') }, ...of.map((value) => ({ value, label: t(value) }))]}
    />
  );
}

type DayFieldName = 'birth' | 'start_time' | 'end_time' | 'awarding_time' | 'ministry_stamping_time';

interface DayProps {
  readonly field: DayFieldName;
  readonly hint?: 'birth' | 'ministry_stamping_time';
  /** Days to come may be chosen. */
  readonly future?: boolean;
}

export function DayField({ field, hint, future = false }: DayProps) {
  const t = useFieldTexts();
  const { form } = useForm();
  const value = useFormState(({ values }) => values[field]);
  return (
    <DateField
      {...useFieldProps(field)}
      {...(hint ? { description: t(`hint.${hint}`) } : {})}
      inputWrapperOrder={HINT_BELOW}
      {...(future ? {} : { latest: dayOf(new Date()) })}
      value={value}
      onChange={(day) => form.set(field, day)}
    />
  );
}

export function RemarkField({ field }: { field: Extract<Field, `${string}_remark`> }) {
  const { form } = useForm();
  const value = useFormState(({ values }) => values[field]);
  return (
    <Textarea
      {...useFieldProps(field)}
      value={value}
      autosize
      minRows={1}
      maxRows={6}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  );
}
