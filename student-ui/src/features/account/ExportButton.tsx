import { Alert, Button, Text } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../lib/messages';
import { fetchExport } from './personal-data.queries';
import { usePersonalDataTexts } from './personal-data.texts';

const save = (archive: Blob) => saveFile(archive, 'myverify-personal-data.zip');

export function ExportButton() {
  const t = usePersonalDataTexts();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: fetchExport, onSuccess: save });
  return (
    <>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        {t('export.button')}
      </Button>
      <Text size="sm" role="status" c="var(--good)" mt={-8}>
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
