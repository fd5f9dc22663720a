import { Button, type ButtonProps, Paper, Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import type { Form, ProblemsOf } from '../../lib/form';
import { useStateOf } from '../../lib/use-form';
import { FormFailure } from './FormFailure';
import { type Labels, splitFailure, summarise } from './form-errors';
import { type Problem, useRuleText } from './rules.texts';

interface Props<V extends object> {
  readonly form: Form<V, Problem>;
  /** What the fields are called; their ids are their names. */
  readonly labels: Labels;
  readonly submit: string;
  readonly pending: boolean;
  /** What the server said to the last attempt, and when that was. */
  readonly failure: unknown;
  readonly failedAt: number;
  readonly onSubmit: (values: V) => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly color?: string;
  /** Without a frame of its own. */
  readonly bare?: boolean;
}

/**
 * A form that can be sent once every field is right; what is wrong stands beside the fields and, when it is refused,
 * above them. What changes while one types is listened to where it is shown.
 */
export function AccountForm<V extends object>(props: Props<V>) {
  const { form, labels, pending, failure, failedAt, onSubmit } = props;
  const { fields: wrong, isWhole } = splitFailure(failure, labels);
  const latest = useRef(wrong);
  latest.current = wrong;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each failure, on and typing afterwards must not bring the errors back
  useEffect(() => {
    if (Object.keys(latest.current).length > 0) form.report(latest.current as ProblemsOf<V, Problem>);
  }, [failure]);

  /** A form whose button is off cannot be sent; whoever presses Enter is told why. */
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || !inField || isRight(form)) return;
    event.preventDefault();
    form.report(form.found());
  };
  return (
    <Paper {...(props.bare ? { bg: 'transparent' } : { withBorder: true, p: { base: 'md', sm: 'xl' } })}>
      <form
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight(form) && !pending) onSubmit(form.state().values);
        }}
      >
        <Stack gap="md">
          <Summary form={form} labels={labels} />
          {isWhole && <FormFailure error={failure} at={failedAt} />}
          {props.children}
          <SubmitButton form={form} color={props.color ?? 'navy'} loading={pending}>
            {props.submit}
          </SubmitButton>
          {props.footer}
        </Stack>
      </form>
    </Paper>
  );
}

function isRight<V extends object>(form: Form<V, Problem>): boolean {
  return Object.keys(form.found()).length === 0;
}

/** What the last try was refused for, until it is mended. */
function Summary<V extends object>({ form, labels }: Pick<Props<V>, 'form' | 'labels'>) {
  const ruleText = useRuleText();
  const problems = useStateOf(form, (state) => state.problems);
  const reported = useStateOf(form, (state) => state.reported);
  const attempt = useStateOf(form, (state) => state.attempt);
  const errors = summarise(problems, reported, labels).map(({ field, problem }) => ({
    id: field,
    text: ruleText(problem) ?? '',
    ...(labels[field] ? { label: labels[field] } : {}),
  }));
  return <ErrorSummary errors={errors} attempt={attempt} />;
}

function SubmitButton<V extends object>({ form, ...props }: ButtonProps & { form: Form<V, Problem> }) {
  const ready = useStateOf(form, () => isRight(form));
  return <Button type="submit" size="md" {...props} disabled={!ready} />;
}
