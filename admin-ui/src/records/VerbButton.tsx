import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';

interface VerbButtonProps {
  /** The key of its text. */
  readonly label: string;
  /** Tells this button from those of the other rows. */
  readonly of: string | number;
  /** The key of what is asked first, where it cannot be undone. */
  readonly question?: string;
  readonly act: () => Promise<unknown>;
  /** The key of what is said when it is done. */
  readonly done: string;
  /** The id of what says why it cannot be done now. */
  readonly obstacle?: string | undefined;
}

/** Does something with one row of a list, which is then read anew, also where it was refused. */
export function VerbButton({ label, of, question, act, done, obstacle }: VerbButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  // What was asked about: the record may be another by the time of the answer.
  const [asked, setAsked] = useState<VerbButtonProps['act'] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: VerbButtonProps['act']) => work(),
    onSuccess: () => notify(done, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
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
        disabled={isPending || obstacle !== undefined}
        aria-describedby={obstacle}
        onClick={() => (question ? setAsked(() => act) : mutate(act))}
        aria-label={`${translate(label)} ${of}`}
      >
        {translate(label)}
      </Button>
      {question ? (
        <Confirm
          isOpen={asked !== null}
          loading={isPending}
          title={`${translate(label)} · ${of}`}
          content={question}
          confirm={label}
          cancel="records.cancel"
          onConfirm={() => asked && mutate(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
