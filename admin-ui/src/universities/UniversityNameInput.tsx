import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldTitle, useGetList, useInput, useTranslate } from 'react-admin';
import type { University } from '../api/records';
import type { FilterProps } from '../records/list-props';
import { useDebouncedValue } from '../records/useDebouncedValue';

const SORT = { field: 'name', order: 'ASC' } as const;
const PAGE = { page: 1, perPage: 25 } as const;

/**
 * A filter by the name of a university as applications have it, or its beginning: those of the catalogue are suggested
 * by the beginnings of their words, and any other may be typed.
 */
export function UniversityNameInput({ source }: FilterProps) {
  const translate = useTranslate();
  const { id, field } = useInput({ source });
  const [isOpen, setOpen] = useState(false);
  const typed = String(field.value ?? '');
  const name = useDebouncedValue(typed);
  const { data = [] } = useGetList<University>(
    'universities',
    { filter: { name }, sort: SORT, pagination: PAGE },
    { enabled: isOpen && name !== '', placeholderData: keepPreviousData },
  );
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={typed === '' ? [] : data.map((university) => university.name)}
      // The server has sought them.
      filterOptions={(found) => found}
      value={typed || null}
      inputValue={typed}
      onInputChange={(_, text) => field.onChange(text)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={field.onBlur}
      clearText={translate('ra.action.clear_input_value')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source={source} />}
          placeholder={translate('records.found_by.name')}
        />
      )}
    />
  );
}
