import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../components/date/DateField';
import { today } from '../../components/date/day';
import { ErrorSummary, type FieldError } from '../../components/ErrorSummary';
import { ApiError } from '../../lib/api';
import { fieldErrorText } from '../../lib/field-error';
import { SearchFailure } from './SearchFailure';
import { type Found, searchStudent } from './search.queries';
import { useSearchTexts } from './search.texts';
import { type Asked, type Field, problemsOf, tidied } from './student-search';

const EMPTY: Asked = { name: '', passport: '', birth: '' };
const FIELDS = ['name', 'passport', 'birth'] as const;
const idOf = (field: Field) => `search-${field}`;

type Texts = Partial<Record<Field, string>>;

export function SearchForm({ onFound }: { onFound: (found: Found) => void }) {
  const t = useSearchTexts();
  const [asked, setAsked] = useState(EMPTY);
  const [errors, setErrors] = useState<Texts>({});
  const [attempt, setAttempt] = useState(0);
  const [waits, setWaits] = useState(false);
  const search = useMutation({
    mutationFn: searchStudent,
    onSuccess: onFound,
    onError: (error) => {
      setErrors(fieldErrors(error));
      setWaits(error instanceof ApiError && error.retryAfter !== undefined);
    },
  });

  const put = (field: Field, value: string) => {
    setAsked((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (search.isPending || waits) return;
    const problems = problemsOf(asked, today());
    setAttempt(attempt + 1);
    const texts = FIELDS.flatMap((field) => (problems[field] ? [[field, t(problems[field])] as const] : []));
    setErrors(Object.fromEntries(texts));
    search.reset();
    if (texts.length === 0) search.mutate(tidied(asked));
  }

  const field = (name: Field) => ({
    id: idOf(name),
    label: t(name),
    required: true,
    value: asked[name],
    error: errors[name],
    disabled: search.isPending,
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="gray.7">{t('lead')}</Text>
        <ErrorSummary errors={summaryOf(errors, t)} attempt={attempt} />
        {search.isError && Object.keys(errors).length === 0 && (
          <SearchFailure key={attempt} error={search.error} onWaitOver={() => setWaits(false)} />
        )}
        <TextInput
          {...field('name')}
          description={t('nameHint')}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          onChange={(event) => put('name', event.currentTarget.value)}
        />
        <TextInput
          {...field('passport')}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => put('passport', event.currentTarget.value)}
        />
        <DateField
          {...field('birth')}
          description={t('birthHint')}
          latest={today()}
          onChange={(value) => put('birth', value)}
        />
        <Text size="sm" c="gray.7">
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

/** What the service says of fields that are here. */
function fieldErrors(error: Error): Texts {
  if (!(error instanceof ApiError)) return {};
  const told = FIELDS.flatMap((field) => {
    const text = error.errors[field];
    return text ? [[field, fieldErrorText(text)] as const] : [];
  });
  return Object.fromEntries(told);
}

/** Name and passport have one message between them. */
function summaryOf(errors: Texts, t: ReturnType<typeof useSearchTexts>): FieldError[] {
  const missing = errors.name ? 'name' : errors.passport ? 'passport' : null;
  return [
    ...(missing ? [{ id: idOf(missing), text: t('nameOrPassport') }] : []),
    ...(errors.birth ? [{ id: idOf('birth'), label: t('birth'), text: errors.birth }] : []),
  ];
}
