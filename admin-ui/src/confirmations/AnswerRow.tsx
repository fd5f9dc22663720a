import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { FIELD_ANSWERS, type FieldAnswer } from '@myverify/domain/confirmation/confirmation';
import { useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';
import { useFieldNames } from '../review/useFieldNames';
import { choicesFor, isUnfinished, problemOf, type TypedAnswer } from './recorded-answers';
import { useAskedValue } from './useAskedValue';

interface AnswerRowProps {
  readonly field: AskedField;
  readonly claimed: string;
  readonly typed: TypedAnswer;
  readonly isTried: boolean;
  /** What the server has against it. */
  readonly problem: string | undefined;
  readonly onType: (typed: TypedAnswer) => void;
}

/** What an office said of one field. */
export function AnswerRow({ field, claimed, typed, isTried, problem, onType }: AnswerRowProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const read = useAskedValue();
  const name = names([field]);
  const text = (key: string) => translate(`resources.confirmations.record.${key}`);
  const wrong = typed.value === '' ? null : problemOf(field, typed.value);
  const said = isTried && isUnfinished(typed) ? text('value_needed') : wrong ? messageText(wrong) : problem;
  const choices = choicesFor(field);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, mt: 1.5 }}>
      <TextField
        select
        label={name}
        value={typed.answer}
        onChange={({ target }) => onType({ ...typed, answer: target.value as FieldAnswer | '' })}
        helperText={[translate('resources.confirmations.column.claimed'), read(field, claimed)].join(
          translate('records.colon'),
        )}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {(['', ...FIELD_ANSWERS] as const).map((answer) => (
          <MenuItem key={answer} value={answer}>
            {text(`answers.${answer === '' ? 'none' : answer}`)}
          </MenuItem>
        ))}
      </TextField>
      {typed.answer === 'differs' ? (
        <TextField
          required
          select={choices !== null}
          label={[name, text('value')].join(translate('records.colon'))}
          value={typed.value}
          onChange={({ target }) => onType({ ...typed, value: target.value })}
          error={said !== undefined}
          helperText={said}
        >
          {choices?.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {read(field, choice)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography aria-hidden />
      )}
    </Box>
  );
}
