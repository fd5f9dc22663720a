import { Box, MenuItem, TextField } from '@mui/material';
import { isDay } from '@myverify/domain/shared/calendar';
import { useTranslate } from 'react-admin';
import { DayField } from '../records/DayField';
import { choicesOf } from '../review/field-choices';
import { isDayField, TYPED_FIELDS, type TypedField, type Values } from './correctable';

interface CorrectionFieldsProps {
  readonly values: Values;
  readonly onChange: (field: TypedField, value: string) => void;
  /** What the server has against a field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The id of the element of a field. */
  readonly idOf: (field: TypedField) => string;
}

/** The certified fields that are typed, as they are to be. */
export function CorrectionFields({ values, onChange, errors, idOf }: CorrectionFieldsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mt: 1 }}>
      {TYPED_FIELDS.map((field) => {
        const value = values[field];
        const choices = choicesOf(field);
        const shared = {
          id: idOf(field),
          label: translate(`resources.certificates.fields.${field}`),
          value,
          helperText: errors[field],
        };
        if (isDayField(field)) {
          const isWrong = value !== '' && !isDay(value);
          return (
            <DayField
              key={field}
              {...shared}
              onChange={(typed) => onChange(field, typed)}
              isWrong={isWrong || field in errors}
              helperText={isWrong ? translate('records.wrong_day') : shared.helperText}
            />
          );
        }
        return (
          <TextField
            key={field}
            {...shared}
            select={choices !== null}
            error={field in errors}
            onChange={({ target }) => onChange(field, target.value)}
          >
            {choices &&
              ['', ...choices].map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {choice === '' ? '–' : translate(`resources.certificates.values.${choice}`)}
                </MenuItem>
              ))}
          </TextField>
        );
      })}
    </Box>
  );
}
