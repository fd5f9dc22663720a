import { type InputWrapperProps, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { Section } from '@myverify/domain/certificate/certificate.fields';
import { dayOf } from '@myverify/domain/shared/calendar';
import { Fragment, type ReactNode } from 'react';
import { DateField } from '../../../components/date/DateField';
import { afterPointer } from '../../../lib/after-pointer';
import { useFieldOf } from '../../../lib/use-form';
import { type Application, type Field, isList, type ListField, RULES } from './application';
import { daysThatDisagree, LOOKED_AT_WITH } from './application-rules';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';
import { isRequired, SECTIONS } from './sections';
import { useProblemText } from './use-problem-text';

/** Two columns where there is room. */
function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
}

/** Over both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div style={{ gridColumn: '1 / -1' }}>{children}</div>;
}

/** So that the inputs of two neighbours stand on one line, whichever of them has a hint. */
export const HINT_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** What every field has: its value, and for what shows it id, label, mark and error. */
export function useField<F extends Field>(field: F) {
  const t = useFieldTexts();
  const problemText = useProblemText();
  const { form } = useForm();
  const { value, problem, set } = useFieldOf(form, field);
  const props = {
    id: field,
    label: t(`label.${field}`),
    // The mark alone: what is required is judged when applying, and a draft needs nothing.
    withAsterisk: isRequired(field),
    'aria-required': isRequired(field),
    error: problem ? problemText(problem) : undefined,
    onBlur: () =>
      afterPointer(() => {
        for (const one of [field, LOOKED_AT_WITH[field]]) if (one) form.check(one);
      }),
  };
  return { value, set, props };
}

/** A hint below a field, where it needs one. */
type Hint = 'name' | 'birth' | 'email' | 'emailStaff' | 'ministry_stamping_time';
const HINTED = ['name', 'birth', 'ministry_stamping_time'] as const satisfies readonly Field[];

function useHint(field: Field, given?: Hint) {
  const t = useFieldTexts();
  const hint = given ?? HINTED.find((hinted) => hinted === field);
  return hint ? { description: t(`hint.${hint}`) } : {};
}

/** What an officer would be asked to look at, said to who can still mend it; it keeps nobody from going on. */
function useDayHint(field: Field) {
  const t = useFieldTexts();
  const { description } = useHint(field);
  const disagreement = useFormState(({ values }) =>
    daysThatDisagree(field, values)
      .map((earlier) => t('disagrees', { label: t(`label.${earlier.field}`), day: earlier.day }))
      .join(' '),
  );
  if (disagreement === '') return description ? { description } : {};
  return {
    description: (
      <>
        {description}{' '}
        <Text span inherit fw={600} c="var(--warning)">
          {disagreement}
        </Text>
      </>
    ),
  };
}

type TypedField = Exclude<Field, ListField>;
type Choice = Extract<(typeof RULES)[Field], { readonly kind: 'choice' }>['of'][number];

/** A field that is typed or chosen from what its kind offers. */
function useTyped(field: TypedField) {
  const { set, ...rest } = useField(field);
  return { ...rest, set: (typed: string) => set(typed as Application[TypedField]) };
}

interface TextProps {
  readonly field: TypedField;
  readonly hint?: Hint;
  readonly locked?: boolean;
}

export function TextField({ field, hint, locked = false }: TextProps) {
  const { value, set, props } = useTyped(field);
  return (
    <TextInput
      {...props}
      {...useHint(field, hint)}
      inputWrapperOrder={HINT_BELOW}
      value={value}
      readOnly={locked}
      variant={locked ? 'filled' : 'default'}
      type={RULES[field].kind === 'email' ? 'email' : 'text'}
      autoComplete="off"
      autoCapitalize={'letters' in RULES[field] ? 'characters' : undefined}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function ChoiceField({ field, of }: { field: TypedField; of: readonly Choice[] }) {
  const t = useFieldTexts();
  const { value, set, props } = useTyped(field);
  return (
    <NativeSelect
      {...props}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
      data={[{ value: '', label: t('choose') }, ...of.map((value) => ({ value, label: t(value) }))]}
    />
  );
}

/** @param latest for days that cannot be chosen after it */
function DayField({ field, latest }: { field: TypedField; latest: string | undefined }) {
  const { value, set, props } = useTyped(field);
  return (
    <DateField
      {...props}
      {...useDayHint(field)}
      inputWrapperOrder={HINT_BELOW}
      {...(latest ? { latest } : {})}
      value={value}
      onChange={set}
    />
  );
}

export function LinesField({ field }: { field: TypedField }) {
  const { value, set, props } = useTyped(field);
  return (
    <Textarea
      {...props}
      value={value}
      autosize
      minRows={1}
      maxRows={6}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

/**
 * The fields of a section in the order of the table, each as its kind is filled in.
 * @param own those that take more than that.
 */
export function SectionFields({ id, own = {} }: { id: Section; own?: Partial<Record<Field, ReactNode>> }) {
  const fields = SECTIONS.find((section) => section.id === id)?.fields ?? [];
  return (
    <FieldGrid>
      {fields.map((field) => (
        <Fragment key={field}>{own[field] ?? <PlainField field={field} />}</Fragment>
      ))}
    </FieldGrid>
  );
}

function PlainField({ field }: { field: Field }) {
  if (isList(field)) return null;
  const rule = RULES[field];
  switch (rule.kind) {
    case 'line':
    case 'email':
      return <TextField field={field} />;
    case 'lines':
      return <LinesField field={field} />;
    case 'choice':
      return <ChoiceField field={field} of={rule.of} />;
    case 'day':
      return <DayField field={field} latest={'past' in rule ? dayOf(new Date()) : undefined} />;
    case 'file':
      return null;
  }
}
