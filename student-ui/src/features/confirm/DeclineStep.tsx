import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Who, whoProblems } from './answers';
import { useTexts } from './language';
import { NotSent, Problems, Screen, useProblemOf } from './Parts';

interface Props {
  readonly above: string | undefined;
  readonly who: Who;
  readonly onWho: (who: Who) => void;
  readonly onSend: () => void;
  readonly isSending: boolean;
  readonly failure: Error | null;
  readonly onBack: () => void;
}

/** For an office that cannot answer. */
export function DeclineStep({ above, who, onWho, onSend, isSending, failure, onBack }: Props) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const labels = { ...t.who, ...t.decline };
  const found = whoProblems({ ...who, office: '', reference: '' }, [], labels);
  const problems = attempt > 0 ? found : [];
  const problemOf = useProblemOf(problems);
  return (
    <Screen title={t.decline.title} takesFocus {...(above ? { above } : {})}>
      <Text>{t.decline.text}</Text>
      <Problems problems={problems} labels={labels} attempt={attempt} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (found.length > 0) setAttempt(attempt + 1);
          else onSend();
        }}
      >
        <Stack gap="md">
          <TextInput
            id="name"
            label={t.decline.name}
            value={who.name}
            error={problemOf('name') ?? false}
            autoComplete="name"
            onChange={(event) => onWho({ ...who, name: event.currentTarget.value })}
          />
          <Textarea
            id="note"
            label={t.decline.note}
            value={who.note}
            error={problemOf('note') ?? false}
            autosize
            minRows={2}
            onChange={(event) => onWho({ ...who, note: event.currentTarget.value })}
          />
          <NotSent error={failure} />
          <Button type="submit" color="red" loading={isSending}>
            {t.decline.send}
          </Button>
          <Button variant="default" disabled={isSending} onClick={onBack}>
            {t.decline.back}
          </Button>
        </Stack>
      </form>
    </Screen>
  );
}
