import type { CertificateDetail, Signal } from '../api/records';
import { ApproveDialog } from './ApproveDialog';
import { KeysDialog } from './KeysDialog';
import { RejectDialog } from './RejectDialog';
import type { GroupReview } from './useGroupReview';
import type { useReview } from './useReview';
import { VerdictDialog } from './VerdictDialog';
import { rejectionsIn } from './verdicts';

export type Question = 'approve' | 'reject' | 'send_again' | 'refused' | 'keys' | null;

interface DeskDialogsProps {
  readonly question: Question;
  readonly record: CertificateDetail;
  readonly review: ReturnType<typeof useReview>;
  readonly work: GroupReview;
  /** Those that are open. */
  readonly signals: readonly Signal[];
  readonly keysOn: boolean;
  readonly onKeysOn: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** What the desk asks before it does something. */
export function DeskDialogs({ question, record, review, work, signals, keysOn, onKeysOn, onClose }: DeskDialogsProps) {
  const { id, version } = record;
  const { verdicts, settled } = work.stored;
  switch (question) {
    case 'approve':
      return (
        <ApproveDialog
          verdicts={verdicts}
          birth={record.birth}
          signals={signals.map(({ kind }) => kind)}
          isPending={review.isPending}
          onApprove={() => {
            onClose();
            review.approve(settled());
          }}
          onClose={onClose}
        />
      );
    case 'reject':
      return (
        <RejectDialog
          id={id}
          rejections={rejectionsIn(verdicts)}
          isPending={review.isPending}
          changed={review.changed}
          onShowLatest={() => {
            onClose();
            review.showLatest();
          }}
          onReject={review.reject}
          onClose={onClose}
        />
      );
    case 'send_again':
    case 'refused':
      return <VerdictDialog kind={question} id={id} version={version} work={work} onClose={onClose} />;
    case 'keys':
      return <KeysDialog isOn={keysOn} onSwitch={onKeysOn} onClose={onClose} />;
    default:
      return null;
  }
}
