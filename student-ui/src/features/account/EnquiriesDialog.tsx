import { useQueryClient } from '@tanstack/react-query';
import { AskFirst } from '../../components/AskFirst';
import { useEnquiriesTexts } from '../../components/enquiries.texts';
import { currentLanguage } from '../../i18n/i18n';
import { useCommand } from '../../lib/command';
import { consentsQuery, giveConsent, withdrawConsent } from '../../lib/consents';
import { notify } from '../../lib/notify';
import { usePersonalDataTexts } from './personal-data.texts';

interface Props {
  readonly asks: 'withdraw' | 'agree';
  readonly onClose: () => void;
}

/** Withdraws the consent to enquiries, or gives it again, each with what comes of it. */
export function EnquiriesDialog({ asks, onClose }: Props) {
  const t = usePersonalDataTexts();
  const enquiries = useEnquiriesTexts();
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
    <AskFirst
      title={isWithdrawal ? t('enquiries.title') : t('enquiries.agreeTitle')}
      text={isWithdrawal ? t('enquiries.text') : enquiries('text')}
      confirm={isWithdrawal ? t('enquiries.confirm') : t('enquiries.give')}
      isHarmless={!isWithdrawal}
      error={error}
      isPending={isPending}
      onConfirm={() => mutate(null)}
      onClose={onClose}
    />
  );
}
