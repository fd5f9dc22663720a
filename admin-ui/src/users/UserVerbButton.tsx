import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../api/records';
import { useNotifyError } from '../records/useNotifyError';

interface UserVerbButtonProps {
  /** Its texts are `resources.users.<verb>`, `<verb>_question` and `<verb>_done`. */
  readonly verb: 'end_sessions' | 'send_invitation' | 'send_reset' | 'remove_factors';
  readonly icon: ReactNode;
  readonly act: (userId: number) => Promise<unknown>;
  readonly color?: 'primary' | 'warning';
}

/** Does something to the account that is shown, once that is confirmed. */
export function UserVerbButton({ verb, icon, act, color = 'primary' }: UserVerbButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const user = useRecordContext<User>();
  const [isAsking, setAsking] = useState(false);
  const label = `resources.users.${verb}`;
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => notify(isAsked(answer) ? `${label}_asked` : `${label}_done`, { type: 'success' }),
    onError: (error) => notifyError(error),
    onSettled: () => setAsking(false),
  });
  if (!user) return null;
  return (
    <>
      <Button variant="outlined" color={color} startIcon={icon} onClick={() => setAsking(true)}>
        {translate(label)}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={label}
        content={`${label}_question`}
        confirm={label}
        cancel="records.cancel"
        confirmColor={color}
        onConfirm={() => mutate(user.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Whether somebody else has to ask for the same before it is done. */
function isAsked(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'asked';
}
