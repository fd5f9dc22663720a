import { TextField } from '@mui/material';
import type { OwnFactor } from '@myverify/api-client/factors';
import { FACTOR_NAME } from '@myverify/domain/account/factors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QuestionDialog } from '../records/QuestionDialog';
import { renameFactor } from './factors';

interface FactorDialogProps {
  readonly factor: OwnFactor;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RenameFactorDialog({ factor, onClose, onDone }: FactorDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(factor.name);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && name.trim() === '';
  const rename = useMutation({ mutationFn: () => renameFactor(factor.id, name.trim()), onSuccess: onDone });
  return (
    <QuestionDialog
      title={translate('factors.rename_of', { name: factor.name })}
      submit={translate('records.save')}
      width="xs"
      isTyped={name !== factor.name}
      error={rename.error}
      isPending={rename.isPending}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') rename.mutate();
      }}
      onClose={onClose}
    >
      <TextField
        label={translate('factors.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isMissing}
        helperText={isMissing ? translate('factors.name_missing') : undefined}
        autoFocus
        slotProps={{ htmlInput: { maxLength: FACTOR_NAME.max } }}
      />
    </QuestionDialog>
  );
}
