import { Alert, Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { KeyField } from '@myverify/domain/confirmation/asked-fields';
import { useState } from 'react';
import { keyProblems, NOTHING_TYPED, type Typed, type TypedKeys, toValues } from './answers';
import { useTexts, wordOf } from './language';
import { Facts, NotSent, Problems, Screen, useProblemOf } from './Parts';
import { ValueInput } from './ValueInput';

interface Props {
  readonly fields: readonly KeyField[];
  readonly above: string;
  readonly typed: TypedKeys;
  readonly onType: (field: KeyField, typed: Typed) => void;
  readonly onStore: (values: Record<string, string | null>) => void;
  readonly isStoring: boolean;
  readonly failure: Error | null;
  readonly onBack: () => void;
}

/** The key values as the record has them. What is claimed of them is not known here. */
export function KeysStep(props: Props) {
  const { fields, above, typed, onType, onStore, isStoring, failure, onBack } = props;
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [isReading, setReading] = useState(false);
  const found = keyProblems(fields, typed, t.field);
  const problems = attempt > 0 ? found : [];
  const problemOf = useProblemOf(problems);
  const read = () => {
    if (found.length > 0) setAttempt(attempt + 1);
    else setReading(true);
  };
  if (isReading) {
    return (
      <Screen key="read" title={t.keys.again} above={above} takesFocus>
        <Alert color="yellow" c="var(--ink)">
          {t.keys.fixed}
        </Alert>
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <StoredKeys fields={fields} values={toValues(fields, typed)} />
        </Paper>
        <NotSent error={failure} />
        <Stack gap="sm">
          <Button size="md" loading={isStoring} onClick={() => onStore(toValues(fields, typed))}>
            {t.keys.store}
          </Button>
          <Button variant="default" disabled={isStoring} onClick={() => setReading(false)}>
            {t.keys.change}
          </Button>
        </Stack>
      </Screen>
    );
  }
  return (
    <Screen key="type" title={t.keys.title} above={above} takesFocus>
      <Text>{t.keys.text}</Text>
      <Text fw={550}>{t.keys.fixed}</Text>
      <Problems problems={problems} labels={t.field} attempt={attempt} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <Stack gap="lg">
          {fields.map((field) => {
            const one = typed[field] ?? NOTHING_TYPED;
            return (
              <Stack key={field} gap={8}>
                <ValueInput
                  id={field}
                  field={field}
                  label={t.field[field]}
                  value={one.value}
                  disabled={one.none}
                  error={problemOf(field)}
                  onChange={(value) => onType(field, { ...one, value })}
                />
                <Checkbox
                  label={t.keys.none}
                  aria-label={`${t.field[field]}: ${t.keys.none}`}
                  checked={one.none}
                  onChange={(event) => onType(field, { ...one, none: event.currentTarget.checked })}
                />
              </Stack>
            );
          })}
          <Group justify="space-between">
            <Button variant="default" onClick={onBack}>
              {t.back}
            </Button>
            <Button type="submit">{t.keys.check}</Button>
          </Group>
        </Stack>
      </form>
    </Screen>
  );
}

interface StoredProps {
  readonly fields: readonly KeyField[];
  readonly values: Readonly<Record<string, string | null>>;
}

/** The key values as they were typed. */
export function StoredKeys({ fields, values }: StoredProps) {
  const t = useTexts();
  return <Facts facts={fields.map((field) => [t.field[field], wordOf(t, values[field] ?? t.keys.notHeld)])} />;
}
