import { Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { message } from '@myverify/domain/messages/message';
import { type Said, saidOfFields } from '@myverify/domain/messages/refusal-text';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../components/date/DateField';
import { ErrorSummary, type FieldError } from '../../components/ErrorSummary';
import type { Form, ProblemsOf } from '../../lib/form';
import { useSaidText } from '../../lib/messages';
import { useFieldOf, useNewForm, useStateOf } from '../../lib/use-form';
import { SearchFailure } from './SearchFailure';
import { type Found, searchStudent } from './search.queries';
import { useSearchTexts } from './search.texts';
import { type Asked, type Field, problemsOf, tidied } from './student-search';

const EMPTY: Asked = { name: '', passport: '', birth: '' };
const FIELDS = ['name', 'passport', 'birth'] as const;
const idOf = (field: Field) => `search-${field}`;

type SaidText = ReturnType<typeof useSaidText>;
type Problems = ProblemsOf<Asked, Said>;
type SearchTexts = ReturnType<typeof useSearchTexts>;

export function SearchForm({ onFound }: { onFound: (found: Found) => void }) {
  const t = useSearchTexts();
  const form = useNewForm(EMPTY);
  const [waits, setWaits] = useState(false);
  const search = useMutation({
    mutationFn: searchStudent,
    onSuccess: onFound,
    onError: (error) => {
      form.report(told(error));
      setWaits(error instanceof ApiError && error.retryAfter !== undefined);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (search.isPending || waits) return;
    const asked = form.state().values;
    const problems = problemsOf(asked, dayOf(new Date()));
    form.report(problems);
    search.reset();
    if (Object.keys(problems).length === 0) search.mutate(tidied(asked));
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('lead')}</Text>
        <Summary form={form} />
        {search.isError && Object.keys(told(search.error)).length === 0 && (
          <SearchFailure key={search.submittedAt} error={search.error} onWaitOver={() => setWaits(false)} />
        )}
        <TextField
          form={form}
          name="name"
          description={t('nameHint')}
          maxLength={200}
          disabled={search.isPending}
          data-autofocus
        />
        <TextField form={form} name="passport" maxLength={80} autoCapitalize="characters" disabled={search.isPending} />
        <BirthField form={form} disabled={search.isPending} />
        <Text size="sm" c="dimmed">
          {t('recorded')}
        </Text>
        <Group>
          <Button type="submit" loading={search.isPending} disabled={waits}>
            {search.isPending ? t('searching') : t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
interface FieldProps {
  readonly form: Form<Asked, Said>;
  readonly disabled: boolean;
}

function TextField({ form, name, ...rest }: Omit<TextInputProps, 'form'> & FieldProps & { name: 'name' | 'passport' }) {
  const { value, set, props } = useField(form, name);
  return (
    <TextInput
      {...props}
      {...rest}
      value={value}
      autoComplete="off"
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function BirthField({ form, disabled }: FieldProps) {
  const t = useSearchTexts();
  const { value, set, props } = useField(form, 'birth');
  return (
    <DateField
      {...props}
      value={value}
      description={t('birthHint')}
      latest={dayOf(new Date())}
      disabled={disabled}
      onChange={set}
    />
  );
}

function useField(form: Form<Asked, Said>, name: Field) {
  const t = useSearchTexts();
  const saidText = useSaidText();
  const { value, problem, set } = useFieldOf(form, name);
  const props = { id: idOf(name), label: t(name), required: true, error: problem && saidText(problem) };
  return { value, set, props };
}

function Summary({ form }: Pick<FieldProps, 'form'>) {
  const t = useSearchTexts();
  const saidText = useSaidText();
  const problems = useStateOf(form, (state) => state.problems);
  const attempt = useStateOf(form, (state) => state.attempt);
  return <ErrorSummary errors={summaryOf(problems, t, saidText)} attempt={attempt} />;
}

/** What the service says of fields that are here. */
function told(error: Error): Problems {
  const said = error instanceof ApiError ? saidOfFields(error) : {};
  return Object.fromEntries(FIELDS.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
}

/** Name and passport have one message between them. */
function summaryOf(problems: Problems, t: SearchTexts, saidText: SaidText): FieldError[] {
  const missing = problems.name ? 'name' : problems.passport ? 'passport' : null;
  return [
    ...(missing ? [{ id: idOf(missing), text: saidText(message('holder_needed')) }] : []),
    ...(problems.birth ? [{ id: idOf('birth'), label: t('birth'), text: saidText(problems.birth) }] : []),
  ];
}
