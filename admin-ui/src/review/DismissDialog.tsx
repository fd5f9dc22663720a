import { SIGNAL_NOTE } from '@myverify/domain/signal/signal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Signal } from '../api/records';
import { QuestionDialog } from '../records/QuestionDialog';
import { isReason, ReasonField } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';

const MOST = SIGNAL_NOTE.most;

interface DismissDialogProps {
  readonly signal: Signal;
  readonly onDismiss: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a signal is nothing, for whoever looks at the record later. */
export function DismissDialog({ signal, onDismiss, onClose }: DismissDialogProps) {
  const translate = useTranslate();
  const { text, type, forget } = useKeptText(`signal:${signal.id}`, { note: '' });
  const [isTried, setTried] = useState(false);
  const dismissal = useMutation({
    mutationFn: () => onDismiss(text.note.trim()),
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={translate('signals.dialog.title')}
      submit={translate('signals.dismiss')}
      error={dismissal.error}
      isPending={dismissal.isPending}
      onSubmit={() => {
        setTried(true);
        if (isReason(text.note, MOST)) dismissal.mutate();
      }}
      onClose={onClose}
    >
      <ReasonField
        autoFocus
        label={translate('signals.dialog.note')}
        most={MOST}
        value={text.note}
        onChange={(note) => type({ note })}
        isTried={isTried}
      />
    </QuestionDialog>
  );
}
