import { Button } from '@mui/material';
import { DECLINE_REASON } from '@myverify/domain/integrator/access-request';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { QuestionDialog } from '../records/QuestionDialog';
import { isReason, ReasonField } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';

const text = (name: string) => `resources.integrators.asked.${name}`;
const MOST = DECLINE_REASON.most;

interface DeclineAccessProps {
  readonly id: number;
  /** The organisation. */
  readonly of: string;
  /** Reads anew what waits. */
  readonly onDone: () => Promise<unknown>;
}

/** Declines a request for access, with a reason that is mailed. */
export function DeclineAccess(props: DeclineAccessProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = `${translate(text('decline'))} ${props.of}`;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} aria-label={label}>
        {translate(text('decline'))}
      </Button>
      {isOpen ? <DeclineDialog {...props} title={label} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DeclineDialogProps extends DeclineAccessProps {
  readonly title: string;
  readonly onClose: () => void;
}

function DeclineDialog({ id, title, onDone, onClose }: DeclineDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { declineAccess } = useDataProvider<AdminDataProvider>();
  const kept = useKeptText(`decline:${id}`, { reason: '' });
  const { reason } = kept.text;
  const [isTried, setTried] = useState(false);
  const decline = useMutation({
    mutationFn: () => declineAccess(id, reason.trim()),
    onSuccess: () => {
      kept.forget();
      notify(text('declined'), { type: 'success' });
      onClose();
      return onDone();
    },
  });
  const close = () => {
    onClose();
    // A colleague may have decided it: with its row the dialog would go before one has read that.
    if (decline.isError) void onDone();
  };
  return (
    <QuestionDialog
      title={title}
      submit={translate(text('decline'))}
      error={decline.error}
      isPending={decline.isPending}
      onSubmit={() => {
        setTried(true);
        if (isReason(reason, MOST)) decline.mutate();
      }}
      onClose={close}
    >
      <ReasonField
        autoFocus
        label={translate(text('reason'))}
        most={MOST}
        value={reason}
        onChange={(typed) => kept.type({ reason: typed })}
        isTried={isTried}
      />
    </QuestionDialog>
  );
}
