import { Button, Group, List, Stack, Text } from '@mantine/core';
import { notify } from '../../lib/notify';
import { useFactorTexts } from './factors.texts';
import classes from './RecoveryCodes.module.css';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useFactorTexts();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    void notify({ color: 'green', message: t('copied'), autoClose: 3_000 });
  };
  return (
    <Stack gap="md">
      <Text>{t('codesLead')}</Text>
      <List className={classes.codes} type="ordered" ff="monospace" spacing={4}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List>
      <Group gap="xs" className={classes.actions}>
        <Button variant="default" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
    </Stack>
  );
}
