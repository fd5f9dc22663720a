import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useCommonTexts } from '../../../i18n/common.texts';
import { useCommand } from '../../../lib/command';
import { useErrorText } from '../../../lib/messages';
import { notify } from '../../../lib/notify';
import { useListTexts } from './list.texts';
import { type CertificateRow, certificatesQuery, sendRemoval } from './queries';

interface Props {
  readonly record: CertificateRow;
  readonly what: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteDialog({ record, what, opened, onClose }: Props) {
  const common = useCommonTexts();
  const t = useListTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removal = useCommand({
    run: sendRemoval,
    onSuccess: async () => {
      onClose();
      notify({ color: 'green', message: t('removing.done'), autoClose: 5_000 });
      await queries.invalidateQueries(certificatesQuery);
      // The button that had the focus is gone with its row.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) void queries.invalidateQueries(certificatesQuery);
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('removing.title')}
      centered
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text fw={600}>{what}</Text>
        <Text size="sm">{t('removing.text')}</Text>
        {removal.error && (
          <Alert color="red" role="alert">
            {errorText(removal.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common('cancel')}
          </Button>
          <Button
            color="red"
            loading={removal.isPending}
            onClick={() => removal.mutate({ id: record.id, version: record.version })}
          >
            {t('remove')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
