import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { OwnFactor } from '@myverify/api-client/factors';
import { FACTOR_NAME } from '@myverify/domain/account/factors';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { renameFactor } from './factors';

interface FactorDialogProps {
  readonly factor: OwnFactor;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RenameFactorDialog({ factor, onClose, onDone }: FactorDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [name, setName] = useState(factor.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(translate('factors.name_missing'));
    setBusy(true);
    try {
      await renameFactor(factor.id, name.trim());
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
          {translate('factors.rename_of', { name: factor.name })}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={translate('factors.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={problem !== null}
            helperText={problem}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: FACTOR_NAME.max } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('records.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
