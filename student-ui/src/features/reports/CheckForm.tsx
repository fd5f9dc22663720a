import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { NumberReading } from '@myverify/domain/report/report-number';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readNumberOrAddress } from '../../components/report/report-number';
import { ScanButton } from '../../components/scan/ScanButton';
import { paths } from '../../config/paths';
import { useCheckTexts } from './check.texts';

interface Props {
  /** What the field begins with. */
  readonly typed: string;
}

/** Takes the number in any form; a typing mistake is told before anything is asked. */
export function CheckForm({ typed: before }: Props) {
  const t = useCheckTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(before);
  const [refused, setRefused] = useState<NumberReading | null>(before ? readNumberOrAddress(before) : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const reading = readNumberOrAddress(typed);
    setRefused(reading);
    if (reading.kind === 'number') void navigate(paths.checkOf(reading.number));
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Group align="flex-start" gap="sm">
          <TextInput
            ref={field}
            id="report-number"
            name="number"
            label={t('form.label')}
            description={t('form.hint')}
            errorProps={{ mt: 4 }}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(null);
            }}
            error={refused && problemOf(refused, t)}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            size="md"
            maxLength={300}
            flex="1 1 20rem"
            inputWrapperOrder={['label', 'description', 'error', 'input']}
          />
        </Group>
        <Group gap="sm">
          <Button type="submit" size="md">
            {t('form.check')}
          </Button>
          <ScanButton size="md" onFound={(number) => void navigate(paths.checkOf(number))} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('form.scan')}
        </Text>
      </Stack>
    </form>
  );
}

function problemOf(reading: NumberReading, t: ReturnType<typeof useCheckTexts>): string | null {
  switch (reading.kind) {
    case 'number':
      return null;
    case 'foreign':
      return t('form.foreign', { character: reading.character });
    case 'length':
      return t('form.length', { count: reading.typed });
    default:
      return t(`form.${reading.kind}`);
  }
}
