import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import type { ReactNode } from 'react';
import { type Answers, NOT_ANSWERED, type Who } from './answers';
import { StoredKeys } from './KeysStep';
import { fill, useTexts, wordOf } from './language';
import { Facts, NotSent, Screen } from './Parts';
import type { AskedPage } from './queries';
import { type ConfirmTexts } from './texts.en';

interface Props {
  readonly asked: AskedPage;
  readonly fields: readonly AskedField[];
  readonly above: string;
  readonly answers: Answers;
  readonly who: Who;
  /** The name of the file that goes with it. */
  readonly file: string | undefined;
  readonly onChange: (step: 'fields' | 'who') => void;
  readonly onSend: () => void;
  readonly isSending: boolean;
  readonly failure: Error | null;
}

/** Everything once more, before it is given once. */
export function ReviewStep(props: Props) {
  const { asked, fields, above, answers, who, file, onChange, onSend, isSending, failure } = props;
  const t = useTexts();
  const given = [
    [t.who.name, who.name],
    [t.who.office, who.office],
    [t.who.reference, who.reference],
    [t.who.note, who.note],
    [t.file.label, file ?? ''],
  ] as const;
  const change = (step: 'fields' | 'who', what: string) => (
    <Button
      size="compact-sm"
      variant="subtle"
      disabled={isSending}
      aria-label={fill(t.review.changeOf, { what })}
      onClick={() => onChange(step)}
    >
      {t.review.change}
    </Button>
  );
  return (
    <Screen title={t.review.title} above={above} takesFocus>
      <Text>{t.review.text}</Text>
      <Part title={asked.student.name ?? t.ask.student}>
        <Facts
          facts={[
            [t.field.birth, asked.student.birth ?? '–'],
            [t.field.major, asked.student.major ?? '–'],
          ]}
        />
      </Part>
      {asked.keyValues && (
        <Part title={t.keys.stored}>
          <StoredKeys fields={asked.keyFields} values={asked.keyValues} />
        </Part>
      )}
      {fields.length > 0 && (
        <Part title={t.review.fields} action={change('fields', t.review.fields)}>
          <Facts facts={fields.map((field) => [t.field[field], answerWords(t, asked, field, answers)])} />
        </Part>
      )}
      <Part title={t.who.title} action={change('who', t.who.title)}>
        <Facts facts={given.filter(([, value]) => value.trim() !== '')} />
      </Part>
      <NotSent error={failure} />
      <Button size="md" loading={isSending} onClick={onSend}>
        {t.review.send}
      </Button>
    </Screen>
  );
}

function answerWords(t: ConfirmTexts, asked: AskedPage, field: AskedField, answers: Answers): string {
  const { answer, value } = answers[field] ?? NOT_ANSWERED;
  const claimed = wordOf(t, asked.fields[field] ?? '');
  if (answer === 'differs') return `${claimed} → ${t.review.differs}: ${wordOf(t, value)}`;
  return `${claimed}: ${answer === 'confirmed' ? t.review.confirmed : t.review.notHeld}`;
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} fz="md">
            {title}
          </Title>
          {action}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
