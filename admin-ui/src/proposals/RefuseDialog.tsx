import { REFUSAL_REASON } from '@myverify/domain/proposal/proposal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { QuestionDialog } from '../records/QuestionDialog';
import { isReason, ReasonField } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';

const MOST = REFUSAL_REASON.most;

interface RefuseDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Asks why a proposal is refused, for who has made it. */
export function RefuseDialog({ id, onClose }: RefuseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { refuseProposal } = useDataProvider<AdminDataProvider>();
  const { text, type, forget } = useKeptText(`refuse:${id}`, { reason: '' });
  const [isTried, setTried] = useState(false);
  const refuse = useMutation({
    mutationFn: () => refuseProposal(id, text.reason.trim()),
    onSuccess: () => {
      forget();
      notify('resources.proposals.refused', { type: 'success' });
      onClose();
    },
    onSettled: () => refresh(),
  });
  return (
    <QuestionDialog
      title={translate('resources.proposals.refusal.title', { id })}
      text={translate('resources.proposals.refusal.text')}
      submit={translate('resources.proposals.refuse')}
      colour="error"
      error={refuse.error}
      isPending={refuse.isPending}
      onSubmit={() => {
        setTried(true);
        if (isReason(text.reason, MOST)) refuse.mutate();
      }}
      onClose={onClose}
    >
      <ReasonField
        autoFocus
        label={translate('resources.proposals.refusal.label')}
        most={MOST}
        value={text.reason}
        onChange={(reason) => type({ reason })}
        isTried={isTried}
      />
    </QuestionDialog>
  );
}
