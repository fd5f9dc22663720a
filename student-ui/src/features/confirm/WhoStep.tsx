import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Who, type WhoField, whoProblems } from './answers';
import { useTexts } from './language';
import { Problems, Screen, useProblemOf } from './Parts';

const NEEDED: readonly WhoField[] = ['name', 'office'];

interface Props {
  readonly above: string;
  readonly who: Who;
  readonly onWho: (who: Who) => void;
  /** What may be sent along. */
  readonly attachment: ReactNode;
  /** It is on its way, and would be lost with this step. */
  readonly isAttaching: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Who answers. */
export function WhoStep({ above, who, onWho, attachment, isAttaching, onNext, onBack }: Props) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [waits, setWaits] = useState(false);
  // What was asked for is over: a second file is no reason to be told at once.
  if (waits && !isAttaching) setWaits(false);
  const leave = (go: () => void) => {
    setWaits(isAttaching);
    if (!isAttaching) go();
  };
  const found = whoProblems(who, NEEDED, t.who);
  const problems = attempt > 0 ? found : [];
  const problemOf = useProblemOf(problems);
  const field = (name: WhoField) => ({
    id: name,
    label: t.who[name],
    value: who[name],
    error: problemOf(name) ?? false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onWho({ ...who, [name]: currentTarget.value }),
  });
  return (
    <Screen title={t.who.title} above={above} takesFocus>
      <Text>{t.who.text}</Text>
      <Problems problems={problems} labels={t.who} attempt={attempt} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (found.length > 0) setAttempt(attempt + 1);
          else leave(onNext);
        }}
      >
        <Stack gap="md">
          <TextInput {...field('name')} autoComplete="name" withAsterisk />
          <TextInput {...field('office')} autoComplete="organization" withAsterisk />
          <TextInput {...field('reference')} autoComplete="off" />
          <Textarea {...field('note')} autosize minRows={2} />
          {attachment}
          {waits && (
            <Text size="sm" c="var(--bad)" role="alert">
              {t.file.wait}
            </Text>
          )}
          <Group justify="space-between">
            <Button variant="default" onClick={() => leave(onBack)}>
              {t.back}
            </Button>
            <Button type="submit">{t.who.review}</Button>
          </Group>
        </Stack>
      </form>
    </Screen>
  );
}
