import { InputAdornment, MenuItem, Select } from '@mui/material';
import { useEffect, useState } from 'react';
import { TextInput, useListContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FilterProps } from '../records/list-props';

/** What an officer may have in hand; each tells one person or document from all others, so one at a time is enough. */
const KINDS = ['passport', 'certNo', 'email'] as const;
type Kind = (typeof KINDS)[number];

/** A certificate by what stands on a document: in whole, but for letter case, blanks and dashes. */
export function DocumentSearch(_: FilterProps) {
  const translate = useTranslate();
  const { kind, choose } = useKind();
  const name = (of: Kind) => translate(`resources.certificates.fields.${of}`);
  return (
    <TextInput
      key={kind}
      source={kind}
      label={false}
      placeholder={translate('resources.certificates.in_whole')}
      helperText={false}
      resettable
      hiddenLabel
      sx={{ minWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': name(kind), spellCheck: false, autoCapitalize: 'none' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Select<Kind>
                variant="standard"
                disableUnderline
                value={kind}
                onChange={({ target }) => choose(target.value)}
                SelectDisplayProps={{
                  'aria-label': [translate('resources.certificates.find_by'), name(kind)].join(
                    translate('records.colon'),
                  ),
                }}
                sx={{ fontSize: '0.875rem', color: 'text.secondary' }}
              >
                {KINDS.map((each) => (
                  <MenuItem key={each} value={each}>
                    {name(each)}
                  </MenuItem>
                ))}
              </Select>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** That of the present filter, else the one that was chosen. What is typed goes over to the next. */
function useKind() {
  const { filterValues } = useListContext();
  const { getValues, setValue } = useFormContext();
  const used = KINDS.find((each) => filterValues[each]);
  const [kind, setKind] = useState<Kind>(used ?? 'passport');
  useEffect(() => {
    if (used) setKind(used);
  }, [used]);
  const choose = (next: Kind) => {
    const typed: unknown = getValues(kind);
    setKind(next);
    setValue(kind, '');
    setValue(next, typed ?? '');
  };
  return { kind, choose };
}
