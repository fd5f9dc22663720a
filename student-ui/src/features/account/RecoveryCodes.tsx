import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useFactorTexts } from './factors.texts';
import classes from './RecoveryCodes.module.css';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useFactorTexts();
  const { copy, copied, error } = useClipboard();
  return (
    <Stack gap="md">
      <Text>{t('codesLead')}</Text>
      <List className={classes.codes} type="ordered" ff="monospace" spacing={4}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List>
      <Group gap="xs" className={classes.actions}>
        <Button variant="default" onClick={() => copy(codes.join('\n'))}>
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
      {error && (
        <Text component="div" size="sm" c="var(--bad)" role="alert" className={classes.actions}>
          {t('notCopied')}
        </Text>
      )}
    </Stack>
  );
}
