import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

interface UniversityInputProps {
  readonly source: string;
  readonly validate?: Validator[];
  readonly isFilter?: boolean;
}

const byName = (name: string) => ({ name });
const SORT = { field: 'name', order: 'ASC' } as const;

/** Chooses a university by the beginning of words of its name. */
export function UniversityInput({ source, validate, isFilter = false }: UniversityInputProps) {
  return (
    <ReferenceInput source={source} reference="mun" sort={SORT}>
      <AutocompleteInput
        optionText="name"
        filterToQuery={byName}
        validate={validate}
        helperText={isFilter ? false : undefined}
      />
    </ReferenceInput>
  );
}
