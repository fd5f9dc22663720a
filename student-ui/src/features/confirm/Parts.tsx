import { Alert, Button, Container, Loader, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import { PageTitle } from '../../components/Page';
import type { Problems as ProblemList } from './answers';
import classes from './confirm.module.css';
import { useErrorText, useSaidText, useTexts } from './language';

interface ScreenProps {
  readonly title: string;
  /** Above the title: where one is. */
  readonly above?: string;
  /** It comes in the place of another: it is read from its heading on. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A screen with its heading, which also names the browser's tab. */
export function Screen({ title, above, takesFocus = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Container size="sm" py={{ base: 'lg', sm: 'xl' }} w="100%">
      <PageTitle title={title} />
      <Stack gap="lg">
        <div>
          {above && (
            <Text size="sm" c="dimmed" mb={4}>
              {above}
            </Text>
          )}
          <Title order={1} fz={{ base: 24, sm: 30 }} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {title}
          </Title>
        </div>
        {children}
      </Stack>
    </Container>
  );
}

/** A question and its answer for each. */
export function Facts({ facts }: { readonly facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

export function Waiting() {
  const t = useTexts();
  return (
    <Container size="sm" py="xl" role="status">
      <PageTitle title={t.loading} />
      <Stack align="center">
        <Loader type="dots" />
        <Text size="sm">{t.loading}</Text>
      </Stack>
    </Container>
  );
}

/** What could not be loaded, and a way to try again. */
export function NotLoaded({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts();
  const errorText = useErrorText();
  return (
    <Screen title={t.failed}>
      <Alert color="red" role="alert">
        {errorText(error)}
      </Alert>
      <div>
        <Button onClick={onRetry}>{t.retry}</Button>
      </div>
    </Screen>
  );
}

/** What was not done. What was typed stands as it did. */
export function NotSent({ error }: { readonly error: Error | null }) {
  const t = useTexts();
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title={t.failed}>
      {errorText(error)} {t.kept}
    </Alert>
  );
}

interface ProblemsProps<F extends string> {
  readonly problems: ProblemList<F>;
  readonly labels: Readonly<Record<F, string>>;
  /** Counts the tries, each of which gives it the focus. */
  readonly attempt: number;
}

/** All that is wrong, each a link to its field. */
export function Problems<F extends string>({ problems, labels, attempt }: ProblemsProps<F>) {
  const t = useTexts();
  const saidText = useSaidText();
  const errors = problems.map(({ field, said }) => ({ id: field, text: `${labels[field]}: ${saidText(said)}` }));
  return <ErrorSummary title={t.checkThese} errors={errors} attempt={attempt} />;
}

/** What is wrong with one field, once it was tried to go on. */
export function useProblemOf<F extends string>(problems: ProblemList<F>): (field: F) => string | undefined {
  const saidText = useSaidText();
  return (field) => {
    const found = problems.find((one) => one.field === field);
    return found && saidText(found.said);
  };
}
