import { Group, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useAccountTexts } from './account.texts';
import type { CodePurpose } from './code-wait';
import { SendCodeButton } from './SendCodeButton';

type Props = TextInputProps & {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly sendLabel: string;
};

/** The code from the mail, with the button that sends it. */
export function CodeField({ purpose, email, sendLabel, ...input }: Props) {
  const t = useAccountTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div>
      <TextInput
        {...input}
        required
        label={t('code')}
        description={t('codeHint')}
        descriptionProps={{ c: 'gray.7', fz: 'sm' }}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        inputContainer={(field) => (
          <Group gap="xs" align="flex-end">
            <div style={{ flex: '1 1 8rem' }}>{field}</div>
            <SendCodeButton purpose={purpose} email={email} label={sendLabel} onSent={setSentTo} />
          </Group>
        )}
      />
      <Text size="sm" mt={6} role="status" c="teal.8">
        {sentTo && t('codeSent', { email: sentTo })}
      </Text>
    </div>
  );
}
