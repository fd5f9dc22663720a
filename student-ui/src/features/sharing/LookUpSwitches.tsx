import { Alert, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { useCommand } from '../../lib/command';
import { useErrorText } from '../../lib/messages';
import { useLookUpTexts } from './look-ups.texts';
import { choicesQuery, type LookUpChoices, saveChoices } from './queries';

const SWITCHES = ['publicLookUp', 'tellHolder'] as const;

interface Props {
  readonly id: number;
  /** Whether the certificate states the date of birth, which the public look-up asks for. */
  readonly hasBirth: boolean;
}

/** Whether the public look-up finds the report, and whether its holder is told of look-ups. Each is kept at once. */
export function LookUpSwitches({ id, hasBirth }: Props) {
  const t = useLookUpTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = choicesQuery(id);
  const { data, error, refetch } = useQuery(query);
  const saving = useCommand({
    run: (change: Partial<LookUpChoices>, key) => saveChoices(id, change, key),
    onSuccess: (chosen) => queries.setQueryData(query.queryKey, chosen),
  });
  return (
    <Stack gap="md">
      <div>
        <Title order={2} fz={22} id="look-ups">
          {t('title')}
        </Title>
        <Text c="dimmed" mt={4}>
          {t('lead')}
        </Text>
      </div>
      {!data && !error && <Skeleton height={120} radius="md" />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!hasBirth && (
        <Alert color="yellow" c="var(--ink)">
          {t('noBirth')}
        </Alert>
      )}
      {data &&
        SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            description={t(`${name}Text`)}
            checked={saving.isPending ? (saving.variables[name] ?? data[name]) : data[name]}
            // Not switched off meanwhile: it would lose the focus.
            onChange={(event) => {
              if (!saving.isPending) saving.mutate({ [name]: event.currentTarget.checked });
            }}
          />
        ))}
      <Text size="sm" c="var(--good)" role="status">
        {saving.isSuccess && t('saved')}
      </Text>
      {saving.error && (
        <Alert color="red" role="alert">
          {errorText(saving.error)}
        </Alert>
      )}
    </Stack>
  );
}
