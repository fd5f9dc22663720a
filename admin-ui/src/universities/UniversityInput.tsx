import { message } from '@myverify/domain/messages/message';
import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';
import { messageText } from '../i18n/refusals';

interface UniversityInputProps {
  readonly source: string;
  readonly validate?: Validator[];
  /** As a filter it stays on phones, too. */
  readonly alwaysOn?: boolean;
}

const chosen = (value: unknown) => (value ? undefined : messageText(message('university_needed')));
/** Of a form that cannot do without one. */
export const NEEDED_UNIVERSITY: Validator[] = [chosen];
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
