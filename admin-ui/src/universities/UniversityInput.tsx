import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

interface UniversityInputProps {
  readonly source: string;
  readonly validate?: Validator[];
  /** As a filter it stays on phones, too. */
  readonly alwaysOn?: boolean;
}

const byName = (name: string) => ({ name });
const SORT = { field: 'name', order: 'ASC' } as const;

/** Chooses a university by the beginning of words of its name. */
export function UniversityInput({ source, validate }: UniversityInputProps) {
  return (
    <ReferenceInput source={source} reference="universities" sort={SORT}>
      <AutocompleteInput
        optionText="name"
        filterToQuery={byName}
        validate={validate}
        isRequired={validate !== undefined}
        helperText={validate ? undefined : false}
      />
    </ReferenceInput>
  );
}
