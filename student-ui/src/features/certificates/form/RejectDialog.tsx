import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { message } from '@myverify/domain/messages/message';
import { REASON_TEXT_MAX } from '@myverify/domain/review/rejection-reason';
import { useState } from 'react';
import { useFocusBack } from '../../../components/use-focus-back';
import { useCommonTexts } from '../../../i18n/common.texts';
import { useErrorText, useSaidText } from '../../../lib/messages';
import { useFormTexts } from './form.texts';

interface Props {
  /** What is typed; it is there again where the dialog was closed by chance. */
  readonly reason: string;
  readonly onType: (reason: string) => void;
  /** The form has changes, which rejecting does not save. */
  readonly unsaved: boolean;
  readonly pending: boolean;
  readonly failure: Error | null;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason. Cancelling does nothing, and forgets nothing. */
export function RejectDialog({ reason, onType, unsaved, pending, failure, onReject, onClose }: Props) {
  useFocusBack();
  const t = useFormTexts();
  const common = useCommonTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const [empty, setEmpty] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rejectTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
      closeOnClickOutside={reason === ''}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(reason.trim() === '');
          if (reason.trim()) onReject(reason.trim());
        }}
      >
        <Stack>
          <Textarea
            data-autofocus
            label={saidText(message('rejection_reason_needed'))}
            description={t('rejectAbout')}
            withAsterisk
            aria-required
            autosize
            minRows={4}
            maxRows={12}
            maxLength={REASON_TEXT_MAX}
            value={reason}
            error={empty ? saidText(message('rejection_reason_needed')) : undefined}
            onChange={(event) => {
              onType(event.currentTarget.value);
              setEmpty(false);
            }}
          />
          {unsaved && <Text size="sm">{t('rejectUnsaved')}</Text>}
          {failure && !pending && (
            <Alert color="red" role="alert">
              {errorText(failure)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" color="red" loading={pending}>
              {t('action.reject')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
