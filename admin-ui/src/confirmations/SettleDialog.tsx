import { Typography } from '@mui/material';
import { CONFIRMATION_TEXTS } from '@myverify/domain/confirmation/confirmation';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { QuestionDialog } from '../records/QuestionDialog';
import { isReason, ReasonField } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';
import { useFieldNames } from '../review/useFieldNames';
import { useValueText } from '../review/useFieldValue';
import type { AnsweredField } from './standing-fields';
import type { ConfirmationControl } from './useConfirmations';
import { useEnquiryAct } from './useEnquiryAct';

interface SettleDialogProps {
  /** Of the request. */
  readonly id: number;
  readonly answerId: number;
  readonly told: AnsweredField;
  readonly control: ConfirmationControl;
  readonly onClose: () => void;
}

const MOST = CONFIRMATION_TEXTS.note.most;

/** Asks why what is claimed is right although the answer says otherwise. */
export function SettleDialog({ id, answerId, told, control, onClose }: SettleDialogProps) {
  const { field, claimed, value } = told;
  const translate = useTranslate();
  const names = useFieldNames();
  const read = useValueText();
  const { settleDifference } = useDataProvider<AdminDataProvider>();
  const kept = useKeptText(`settle:${answerId}:${field}`, { note: '' });
  const [isTried, setTried] = useState(false);
  const note = kept.text.note.trim();
  const settle = useEnquiryAct(() => settleDifference(id, { field, note, answerId }), {
    text: 'settled',
    control,
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const text = (key: string) => translate(`resources.confirmations.settle.${key}`);
  return (
    <QuestionDialog
      title={translate('resources.confirmations.settle.title', { field: names([field]) })}
      text={text('text')}
      submit={text('save')}
      error={settle.error}
      isPending={settle.isPending}
      onSubmit={() => {
        setTried(true);
        if (isReason(note, MOST)) settle.mutate();
      }}
      onClose={onClose}
    >
      <dl style={PAIRS}>
        {(['claimed', 'answered'] as const).map((column) => (
          <Typography key={column} component="div" variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <dt style={{ display: 'inline' }}>
              {translate(`resources.confirmations.column.${column}`)}
              {translate('records.colon')}
            </dt>
            <dd style={{ display: 'inline', margin: 0, fontWeight: 600 }}>
              {column === 'claimed' ? read(field, claimed) : value === null ? '–' : read(field, value)}
            </dd>
          </Typography>
        ))}
      </dl>
      <ReasonField
        autoFocus
        minRows={2}
        maxRows={8}
        label={translate('resources.confirmations.fields.note')}
        most={MOST}
        missing={text('note_needed')}
        value={kept.text.note}
        onChange={(typed) => kept.type({ note: typed })}
        isTried={isTried}
      />
    </QuestionDialog>
  );
}

const PAIRS = { margin: '0 0 16px' } as const;
