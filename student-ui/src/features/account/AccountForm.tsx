import { Button, Paper, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FormFailure } from './FormFailure';
import { type Labels, splitFailure, summarise } from './form-errors';
import { useRuleText } from './rules.texts';

interface Props<Values> {
  readonly form: UseFormReturnType<Values>;
  /** What the fields are called; their ids are their names. */
  readonly labels: Labels;
  readonly submit: string;
  readonly pending: boolean;
  /** What the server said to the last attempt, and when that was. */
  readonly failure: unknown;
  readonly failedAt: number;
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly color?: string;
  /** Without a frame of its own. */
  readonly bare?: boolean;
}

/** A form that can be sent once every field is right; what is wrong stands beside the fields and, when it is refused, above them. */
export function AccountForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, labels, pending, failure, failedAt, onSubmit } = props;
  const ruleText = useRuleText();
  const [refused, setRefused] = useState<{ readonly fields: readonly string[]; readonly attempt: number }>({
    fields: [],
    attempt: 0,
  });
  const { fields: wrong, isWhole } = splitFailure(failure, labels);
  const ready = form.isValid();

  const refuse = (fields: readonly string[]) => setRefused(({ attempt }) => ({ fields, attempt: attempt + 1 }));
  const latest = useRef({ form, wrong, refuse });
  latest.current = { form, wrong, refuse };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each failure, on and typing afterwards must not bring the errors back
  useEffect(() => {
    const { form, wrong, refuse } = latest.current;
    if (Object.keys(wrong).length === 0) return;
    form.setErrors(wrong);
    refuse(Object.keys(wrong));
  }, [failure]);
  // What is mended leaves the summary for good: coming back later it would take the focus from whoever types.
  useEffect(() => {
    setRefused((last) => {
      const fields = last.fields.filter((field) => form.errors[field]);
      return fields.length === last.fields.length ? last : { ...last, fields };
    });
  }, [form.errors]);

  /** A form whose button is off cannot be sent; whoever presses Enter is told why. */
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || !inField || ready) return;
    event.preventDefault();
    refuse(Object.keys(form.validate().errors));
  };
  const errors = summarise(form.errors, refused.fields, labels).map(({ field, problem }) => ({
    id: field,
    text: ruleText(problem) ?? '',
    ...(labels[field] ? { label: labels[field] } : {}),
  }));
  return (
    <Paper {...(props.bare ? { bg: 'transparent' } : { withBorder: true, p: { base: 'md', sm: 'xl' } })}>
      <form
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !pending) onSubmit(form.getValues());
        }}
      >
        <Stack gap="md">
          <ErrorSummary errors={errors} attempt={refused.attempt} />
          {isWhole && <FormFailure error={failure} at={failedAt} />}
          {props.children}
          <Button type="submit" size="md" color={props.color ?? 'teal'} disabled={!ready} loading={pending}>
            {props.submit}
          </Button>
          {props.footer}
        </Stack>
      </form>
    </Paper>
  );
}
