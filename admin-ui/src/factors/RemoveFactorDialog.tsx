import { Alert, Dialog, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import type { AskedFactor, OwnFactor } from '@myverify/api-client/factors';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { askFactor, removeFactor } from './factors';
import { ProofForm } from './ProofForm';

interface RemoveFactorDialogProps {
  readonly factor: OwnFactor;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Removes a factor once another one, or a recovery code, was shown. */
export function RemoveFactorDialog({ factor, onClose, onDone }: RemoveFactorDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    askFactor(factor.id).then(setAsked, (error: Error) => setProblem(error.message));
  }, [factor.id]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
        {translate('factors.remove_title', { name: factor.name })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('factors.remove_lead')}</Typography>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {asked ? (
          <ProofForm
            asked={asked}
            onBack={onClose}
            onProof={async (proof) => {
              await removeFactor(factor.id, proof);
              onDone();
            }}
          />
        ) : (
          <LinearProgress />
        )}
      </DialogContent>
    </Dialog>
  );
}
