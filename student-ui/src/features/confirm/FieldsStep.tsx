import { Anchor, Button, Group, List, Paper, Radio, Stack, Text, Title } from '@mantine/core';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { FIELD_ANSWERS, type FieldAnswer } from '@myverify/domain/confirmation/confirmation';
import { useState } from 'react';
import { type Answered, type Answers, answerProblems, NOT_ANSWERED } from './answers';
import classes from './confirm.module.css';
import { StoredKeys } from './KeysStep';
import { fill, useTexts, wordOf } from './language';
import { Problems, Screen, useProblemOf } from './Parts';
import type { AskedPage } from './queries';
import { ValueInput } from './ValueInput';

const WORD = { confirmed: 'confirmed', differs: 'differs', not_held: 'notHeld' } as const;

interface Props {
  readonly asked: AskedPage;
  readonly fields: readonly AskedField[];
  readonly above: string;
  readonly answers: Answers;
  readonly onAnswer: (field: AskedField, answered: Answered) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** The documents, and what else the student says, each to be answered. */
export function FieldsStep({ asked, fields, above, answers, onAnswer, onNext, onBack }: Props) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const found = answerProblems(fields, answers, t.field);
  const problems = attempt > 0 ? found : [];
  const problemOf = useProblemOf(problems);
  return (
    <Screen title={t.fields.title} above={above} takesFocus>
      {asked.keyValues && (
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <Title order={2} fz="md" mb="sm">
            {t.keys.stored}
          </Title>
          <StoredKeys fields={asked.keyFields} values={asked.keyValues} />
        </Paper>
      )}
      <Documents urls={asked.documentUrls} />
      <Text>{fields.length > 0 ? t.fields.text : t.fields.none}</Text>
      <Problems problems={problems} labels={t.field} attempt={attempt} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (found.length > 0) setAttempt(attempt + 1);
          else onNext();
        }}
      >
        <Stack gap="lg">
          {fields.map((field) => (
            <Question
              key={field}
              field={field}
              claimed={asked.fields[field] ?? ''}
              answered={answers[field] ?? NOT_ANSWERED}
              problem={problemOf(field)}
              onAnswer={(answered) => onAnswer(field, answered)}
            />
          ))}
          <Group justify="space-between">
            <Button variant="default" onClick={onBack}>
              {t.back}
            </Button>
            <Button type="submit">{t.next}</Button>
          </Group>
        </Stack>
      </form>
    </Screen>
  );
}

interface QuestionProps {
  readonly field: AskedField;
  readonly claimed: string;
  readonly answered: Answered;
  readonly problem: string | undefined;
  readonly onAnswer: (answered: Answered) => void;
}

function Question({ field, claimed, answered, problem, onAnswer }: QuestionProps) {
  const t = useTexts();
  const asksValue = answered.answer === 'differs';
  return (
    <div className={classes.question}>
      <Radio.Group
        label={t.field[field]}
        description={
          <>
            {t.fields.student}: <b>{wordOf(t, claimed)}</b>
          </>
        }
        value={answered.answer}
        onChange={(answer) => onAnswer({ ...answered, answer: answer as FieldAnswer })}
        error={asksValue ? false : problem}
        styles={{ label: { fontWeight: 650 }, description: { fontSize: '0.9375rem', color: 'inherit' } }}
      >
        <Stack gap={10} my={10}>
          {FIELD_ANSWERS.map((answer, at) => (
            <Radio
              key={answer}
              value={answer}
              label={t.fields[WORD[answer]]}
              // Where the summary of what is wrong leads.
              {...(at === 0 && !asksValue ? { id: field } : {})}
            />
          ))}
        </Stack>
      </Radio.Group>
      {asksValue && (
        <ValueInput
          id={field}
          field={field}
          label={`${t.field[field]}: ${t.fields.right}`}
          value={answered.value}
          error={problem}
          onChange={(value) => onAnswer({ ...answered, value })}
        />
      )}
    </div>
  );
}

/** What the officer enclosed: there once the key values are stored. */
function Documents({ urls }: { readonly urls: readonly string[] }) {
  const t = useTexts();
  if (urls.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz="md" mb="xs">
        {t.fields.documents}
      </Title>
      <Text size="sm" mb="xs">
        {t.fields.documentsText}
      </Text>
      <List>
        {urls.map((url, at) => (
          <List.Item key={url.split('?')[0]}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer" underline="always">
              {`${fill(t.fields.document, { at: at + 1 })} (${t.fields.newTab})`}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}
