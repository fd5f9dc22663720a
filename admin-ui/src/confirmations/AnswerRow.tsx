import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { FIELD_ANSWERS, type FieldAnswer } from '@myverify/domain/confirmation/confirmation';
import { useTranslate } from 'react-admin';
import { choicesOf } from '../review/field-choices';
import { useFieldNames } from '../review/useFieldNames';
import { useValueText } from '../review/useFieldValue';
import type { TypedAnswer } from './recorded-answers';

interface AnswerRowProps {
  /** Of what is to be filled in next. */
  readonly id: string;
  readonly field: AskedField;
  readonly claimed: string;
  readonly typed: TypedAnswer;
  /** What is wrong with it. */
  readonly problem: string | undefined;
  readonly onType: (typed: TypedAnswer) => void;
}

/** What an office said of one field. */
export function AnswerRow({ id, field, claimed, typed, problem, onType }: AnswerRowProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const read = useValueText();
  const name = names([field]);
  const text = (key: string) => translate(`resources.confirmations.record.${key}`);
  const isOther = typed.answer === 'differs';
  const choices = choicesOf(field);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, mt: 1.5 }}>
      <TextField
        id={isOther ? undefined : id}
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
      {isOther ? (
        <TextField
          id={id}
          required
          select={choices !== null}
          label={[name, text('value')].join(translate('records.colon'))}
          value={typed.value}
          onChange={({ target }) => onType({ ...typed, value: target.value })}
          error={problem !== undefined}
          helperText={problem}
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
