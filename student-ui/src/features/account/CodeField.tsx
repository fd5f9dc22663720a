import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Form } from '../../lib/form';
import { useAccountTexts } from './account.texts';
import type { CodePurpose } from './code-wait';
import type { Problem } from './rules.texts';
import { SendCodeButton } from './SendCodeButton';
import { TextField } from './TextField';

interface Values {
  readonly email: string;
  readonly code: string;
}

interface Props<V extends Values> {
  readonly form: Form<V, Problem>;
  readonly purpose: CodePurpose;
  readonly sendLabel: string;
}

/** The code from the mail, with the button that sends it. */
export function CodeField<V extends Values>({ form, purpose, sendLabel }: Props<V>) {
  const t = useAccountTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div>
      <TextField
        form={form}
        name="code"
        required
        label={t('code')}
        description={t('codeHint')}
        descriptionProps={{ c: 'dimmed', fz: 'sm' }}
        styles={{ wrapper: { margin: 0 } }}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        inputContainer={(field) => (
          <Group gap="xs" my={5}>
            <div style={{ flex: '1 1 8rem' }}>{field}</div>
            <SendCodeButton form={form} purpose={purpose} label={sendLabel} onSent={setSentTo} />
          </Group>
        )}
      />
      <Text size="sm" mt={6} role="status" c="var(--good)">
        {sentTo && t('codeSent', { email: sentTo })}
      </Text>
    </div>
  );
}
