import { Alert, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../lib/reason-texts';
import { fetchExport } from './personal-data.queries';
import { usePersonalDataTexts } from './personal-data.texts';

export function ExportButton() {
  const t = usePersonalDataTexts();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: fetchExport, onSuccess: saveFile });
  return (
    <>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        {t('export.button')}
      </Button>
      <Text size="sm" role="status" c="teal.8" mt={-8}>
        {isPending && t('export.pending')}
        {isSuccess && t('export.done')}
      </Text>
      {error && (
        <Alert color="red" role="alert" title={t('export.failed')} w="100%">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
}

function saveFile(archive: Blob): void {
  const url = URL.createObjectURL(archive);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'myverify-personal-data.zip';
  link.click();
  // The browser takes the file over after this turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
