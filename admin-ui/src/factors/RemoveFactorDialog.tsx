import { Dialog, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import type { OwnFactor } from '@myverify/api-client/factors';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure';
import { removeFactor, useAskedFactor } from './factors';
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
  const { data: asked, error, refetch } = useAskedFactor(factor.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
        {translate('factors.remove_title', { name: factor.name })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('factors.remove_lead')}</Typography>
        {asked ? (
          <ProofForm
            asked={asked}
            onBack={onClose}
            onProof={async (proof) => {
              await removeFactor(factor.id, proof);
              onDone();
            }}
          />
        ) : error ? (
          <LoadFailure severity="error" error={error} onRetry={refetch} />
        ) : (
          <LinearProgress />
        )}
      </DialogContent>
    </Dialog>
  );
}
