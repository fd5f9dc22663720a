import Search from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';

interface NameSearchProps {
  readonly source: string;
  /** Key of what it says while empty, which is its label, too. */
  readonly placeholder: string;
}

/** The first filter of a list. */
export function NameSearch({ source, placeholder }: NameSearchProps) {
  const translate = useTranslate();
  const text = translate(placeholder);
  return (
    <TextInput
      source={source}
      label={false}
      placeholder={text}
      helperText={false}
      resettable
      hiddenLabel
      slotProps={{
        htmlInput: { 'aria-label': text },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
