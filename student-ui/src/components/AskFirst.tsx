import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useCommonTexts } from '../i18n/common.texts';
import { useErrorText } from '../lib/messages';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Nothing is lost by it. */
  readonly isHarmless?: boolean;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What has consequences is asked first, with what they are. */
export function AskFirst({ title, text, confirm, isHarmless, error, isPending, onConfirm, onClose }: Props) {
  const common = useCommonTexts();
  const errorText = useErrorText();
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack>
        <Text size="sm">{text}</Text>
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common('cancel')}
          </Button>
          <Button color={isHarmless ? undefined : 'red.9'} loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
