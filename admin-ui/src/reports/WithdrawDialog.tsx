import { REPORT_REASON } from '@myverify/domain/report/report.operations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Report } from '../api/records';
import { QuestionDialog } from '../records/QuestionDialog';
import { isReason } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';
import { PublicReason } from './PublicReason';

export interface ReportDialogProps {
  readonly report: Report;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before something that is not taken back. */
export function WithdrawDialog({ report, onDone, onClose }: ReportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { text, type, forget } = useKeptText(`withdraw:${report.id}`, { reason: '' });
  const { reason } = text;
  const [isTried, setTried] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => dataProvider.withdrawReport(report.id, reason.trim()),
    onSuccess: (answer) => {
      forget();
      notify('proposalId' in answer ? 'resources.reports.proposed' : 'resources.reports.withdrawn', {
        type: 'success',
      });
      onDone();
    },
  });
  const close = () => {
    // Somebody else may have been faster: what is beneath may be older than what was refused.
    if (withdraw.isError) refresh();
    onClose();
  };
  return (
    <QuestionDialog
      title={translate('resources.reports.withdrawal.title', { number: report.number })}
      text={translate('resources.reports.withdrawal.text')}
      submit={translate('resources.reports.withdraw')}
      colour="error"
      error={withdraw.error}
      isPending={withdraw.isPending}
      onSubmit={() => {
        setTried(true);
        if (isReason(reason, REPORT_REASON.most)) withdraw.mutate();
      }}
      onClose={close}
    >
      <PublicReason value={reason} onChange={(typed) => type({ reason: typed })} isTried={isTried} autoFocus />
    </QuestionDialog>
  );
}
