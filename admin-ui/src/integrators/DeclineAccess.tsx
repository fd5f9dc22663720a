import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { DECLINE_REASON } from '@myverify/domain/integrator/access-request';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';

const text = (name: string) => `resources.integrators.asked.${name}`;

interface Props {
  readonly id: number;
  /** The organisation. */
  readonly of: string;
  readonly onDone: () => Promise<unknown>;
}

/** Declines a request for access, with a reason that is mailed. */
export function DeclineAccess({ id, of, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { declineAccess } = useDataProvider<AdminDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => declineAccess(id, reason.trim()),
    onSuccess: () => {
      setOpen(false);
      notify(text('declined'), { type: 'success' });
      return onDone();
    },
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
  });
  const label = `${translate(text('decline'))} ${of}`;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} aria-label={label}>
        {translate(text('decline'))}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="decline-access">
        <DialogTitle id="decline-access">{label}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate(text('reason'))}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            multiline
            minRows={3}
            fullWidth
            required
            margin="dense"
            slotProps={{ htmlInput: { maxLength: DECLINE_REASON.most } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate(text('cancel'))}</Button>
          <Button variant="contained" disabled={reason.trim() === '' || isPending} onClick={() => mutate()}>
            {translate(text('decline'))}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
