import { Alert, Button, Group, Text } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/messages';
import { fetchVerifiableCredential } from './queries';
import { useVerifiableCredentialTexts } from './verifiable-credential.texts';

interface Props {
  readonly id: number;
  /** Of the report. */
  readonly number: string;
}

/** The report once more, for programs. */
export function VerifiableCredential({ id, number }: Props) {
  const t = useVerifiableCredentialTexts();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => fetchVerifiableCredential(id) });
  // The callback of the call is dropped when the screen is left: nothing is saved out of the blue.
  const start = () => mutate(undefined, { onSuccess: ({ file, name }) => saveFile(file, name) });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        loading={isPending}
        onClick={start}
        aria-label={t('buttonOf', { number })}
      >
        {t('button')}
      </Button>
      <Text size="sm" c="dimmed" maw="46rem">
        {t('what')}
      </Text>
      {error && (
        <Alert color="red" role="alert" p="xs" w="100%">
          {errorText(error)}
        </Alert>
      )}
    </Group>
  );
}
