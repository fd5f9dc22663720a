import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { linksQuery, type SharedLink, stopLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly link: SharedLink;
  readonly certificateId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function StopLinkDialog({ link, certificateId, opened, onClose }: Props) {
  const common = useCommonTexts();
  const t = useSharingTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const stop = useCommand({
    run: (id: number, key) => stopLink(id, key),
    onSuccess: async () => {
      onClose();
      notify({ color: 'green', message: t('stop.done'), autoClose: 5_000 });
      await queries.invalidateQueries(linksQuery(certificateId));
      // The button that had the focus is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('stop.title')}
      centered
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {link.label}
        </Text>
        <Text size="sm">{t('stop.text')}</Text>
        {stop.error && (
          <Alert color="red" role="alert">
            {errorText(stop.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common('cancel')}
          </Button>
          <Button color="red" loading={stop.isPending} onClick={() => stop.mutate(link.id)}>
            {t('stop.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
