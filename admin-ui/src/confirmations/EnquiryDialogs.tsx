import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Confirmation } from '../api/records';
import { QuestionDialog } from '../records/QuestionDialog';
import { AskDialog } from './AskDialog';
import type { EnquiryQuestion } from './enquiry-question';
import { RecordAnswerDialog } from './RecordAnswerDialog';
import { SettleDialog } from './SettleDialog';
import type { ConfirmationControl } from './useConfirmations';
import { useEnquiryAct } from './useEnquiryAct';

interface EnquiryDialogsProps {
  readonly question: EnquiryQuestion | null;
  readonly record: CertificateDetail;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

/** What is asked before something is done about an enquiry. */
export function EnquiryDialogs({ question, record, control, onClose }: EnquiryDialogsProps) {
  const shared = { control, onClose };
  switch (question?.kind) {
    case 'ask':
      return <AskDialog record={record} party={question.party} {...shared} />;
    case 'record':
      return <RecordAnswerDialog request={question.request} {...shared} />;
    case 'settle':
      return <SettleDialog id={question.request.id} answerId={question.answerId} told={question.told} {...shared} />;
    case 'send_again':
      return <SendAgainDialog request={question.request} {...shared} />;
    case 'cancel':
      return <CancelDialog request={question.request} {...shared} />;
    default:
      return null;
  }
}

interface RequestDialogProps {
  readonly request: Confirmation;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

function SendAgainDialog({ request, control, onClose }: RequestDialogProps) {
  const translate = useTranslate();
  const { sendConfirmationAgain } = useDataProvider<AdminDataProvider>();
  const send = useEnquiryAct(() => sendConfirmationAgain(request.id), { text: 'sent_again', control, onDone: onClose });
  return (
    <QuestionDialog
      title={translate('resources.confirmations.again.title')}
      text={translate('resources.confirmations.again.text')}
      submit={translate('resources.confirmations.do.send_again')}
      error={send.error}
      isPending={send.isPending}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    />
  );
}

function CancelDialog({ request, control, onClose }: RequestDialogProps) {
  const translate = useTranslate();
  const { cancelConfirmation } = useDataProvider<AdminDataProvider>();
  const cancel = useEnquiryAct(() => cancelConfirmation(request.id), { text: 'cancelled', control, onDone: onClose });
  return (
    <QuestionDialog
      title={translate('resources.confirmations.cancel.title')}
      text={translate('resources.confirmations.cancel.text')}
      submit={translate('resources.confirmations.do.cancel')}
      leave={translate('resources.confirmations.cancel.keep')}
      colour="warning"
      error={cancel.error}
      isPending={cancel.isPending}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    />
  );
}
