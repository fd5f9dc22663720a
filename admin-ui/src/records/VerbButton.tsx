import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNotifyError } from './useNotifyError';

interface VerbButtonProps {
  /** The key of its text. */
  readonly label: string;
  /** Tells this button from those of the other rows. */
  readonly of?: string | number;
  readonly icon?: ReactNode;
  readonly color?: 'primary' | 'warning';
  /** The key of what is asked first, where it cannot be undone. */
  readonly question?: string;
  readonly act: () => Promise<unknown>;
  /** The key of what is said when it is done. */
  readonly done: string;
  /** The same where somebody else has to ask for it, too, before it is done. */
  readonly asked?: string;
  /** The id of what says why it cannot be done now. */
  readonly obstacle?: string | undefined;
}

/** Does something with a record. What is shown is then read anew, also where it was refused. */
export function VerbButton(props: VerbButtonProps) {
  const { label, of, icon, color = 'primary', question, act, done, asked: doneByTwo, obstacle } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  // What was asked about: the record may be another by the time of the answer.
  const [asked, setAsked] = useState<VerbButtonProps['act'] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: VerbButtonProps['act']) => work(),
    onSuccess: (answer) => notify(doneByTwo && isAsked(answer) ? doneByTwo : done, { type: 'success' }),
    onError: (error) => notifyError(error),
    onSettled: () => {
      setAsked(null);
      refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={color}
        startIcon={icon}
        disabled={isPending || obstacle !== undefined}
        aria-describedby={obstacle}
        onClick={() => (question ? setAsked(() => act) : mutate(act))}
        aria-label={of === undefined ? undefined : `${translate(label)} ${of}`}
      >
        {translate(label)}
      </Button>
      {question ? (
        <Confirm
          isOpen={asked !== null}
          loading={isPending}
          title={of === undefined ? label : `${translate(label)} · ${of}`}
          content={question}
          confirm={label}
          cancel="records.cancel"
          confirmColor={color}
          onConfirm={() => asked && mutate(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function isAsked(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'asked';
}
