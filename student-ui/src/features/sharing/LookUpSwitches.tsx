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
  const { data, error, refetch } = useQuery(choicesQuery(id));
  const savings = { publicLookUp: useSaving(id, 'publicLookUp'), tellHolder: useSaving(id, 'tellHolder') };
  const all = SWITCHES.map((name) => savings[name]);
  const failed = all.find((saving) => saving.error)?.error;
  const isSaved = !failed && all.some(({ isSuccess }) => isSuccess) && !all.some(({ isPending }) => isPending);
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
            checked={savings[name].isPending ? savings[name].variables : data[name]}
            // Not switched off meanwhile: it would lose the focus.
            onChange={(event) => savings[name].mutate(event.currentTarget.checked)}
          />
        ))}
      <Text size="sm" c="var(--good)" role="status">
        {isSaved && t('saved')}
      </Text>
      {failed && (
        <Alert color="red" role="alert">
          {errorText(failed)}
        </Alert>
      )}
    </Stack>
  );
}

/** Each switch has its own; they are saved in turn, so that the last answer tells how both stand. */
function useSaving(id: number, name: keyof LookUpChoices) {
  const queries = useQueryClient();
  return useCommand({
    run: (isOn: boolean, key) => saveChoices(id, { [name]: isOn }, key),
    queue: `look-ups-${id}`,
    onSuccess: (chosen) => queries.setQueryData(choicesQuery(id).queryKey, chosen),
  });
}
