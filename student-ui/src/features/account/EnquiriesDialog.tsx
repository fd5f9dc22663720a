import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEnquiriesTexts } from '../../components/enquiries.texts';
import { useCommonTexts } from '../../i18n/common.texts';
import { currentLanguage } from '../../i18n/i18n';
import { useCommand } from '../../lib/command';
import { consentsQuery, giveConsent, withdrawConsent } from '../../lib/consents';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { usePersonalDataTexts } from './personal-data.texts';

interface Props {
  readonly asks: 'withdraw' | 'agree';
  readonly onClose: () => void;
}

/** Withdraws the consent to enquiries, or gives it again, each with what comes of it. */
export function EnquiriesDialog({ asks, onClose }: Props) {
  const common = useCommonTexts();
  const t = usePersonalDataTexts();
  const enquiries = useEnquiriesTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const isWithdrawal = asks === 'withdraw';
  const { mutate, isPending, error } = useCommand<null, unknown>({
    run: (_, key) =>
      isWithdrawal ? withdrawConsent('enquiries', key) : giveConsent('enquiries', currentLanguage(), key),
    onSuccess: async () => {
      await queries.invalidateQueries(consentsQuery);
      // What applications say of their enquiries is old now.
      void queries.invalidateQueries({ queryKey: ['certificates'] });
      onClose();
      notify({
        color: 'green',
        message: isWithdrawal ? t('enquiries.withdrawn') : t('enquiries.agreed'),
        autoClose: 5_000,
      });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={isWithdrawal ? t('enquiries.title') : t('enquiries.agreeTitle')}
      centered
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack>
        <Text>{isWithdrawal ? t('enquiries.text') : enquiries('text')}</Text>
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common('cancel')}
          </Button>
          <Button color={isWithdrawal ? 'red' : undefined} loading={isPending} onClick={() => mutate(null)}>
            {isWithdrawal ? t('enquiries.confirm') : t('enquiries.give')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
