import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { useIntegratorTexts } from './integrator.texts';

interface Props {
  readonly label: string;
  readonly text: string;
  /** What follows from it. */
  readonly note?: string;
  readonly onKept: () => void;
}

/** A key, or a secret, which nobody can read again. */
export function ShownOnce({ label, text, note, onKept }: Props) {
  const t = useIntegratorTexts();
  return (
    <Stack gap="md">
      <Alert color="yellow" role="status">
        {t('once.text')} {note}
      </Alert>
      <TextInput
        label={label}
        value={text}
        readOnly
        data-autofocus
        styles={{ input: { fontFamily: 'monospace' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              <span aria-live="polite">{t(copied ? 'once.copied' : 'once.copy')}</span>
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{t('once.kept')}</Button>
      </Group>
    </Stack>
  );
}
