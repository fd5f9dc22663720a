import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { HINT_BELOW, SectionFields, useField, Wide } from './Fields';
import { FormSection } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { universitiesQuery } from './queries';
import { universityOptions } from './university-options';

const TYPING_MS = 250;
/** The server's limit of what can be searched for. */
const SEARCH_MAX = 120;

export function StudySection() {
  return (
    <FormSection id="study">
      <SectionFields id="study" own={{ university: <University /> }} />
    </FormSection>
  );
}

function University() {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const { value: typed, set, props } = useField('university');
  const [asked] = useDebouncedValue(typed.trim().slice(0, SEARCH_MAX), TYPING_MS);
  const first = useQuery(universitiesQuery(''));
  const found = useQuery({ ...universitiesQuery(asked), enabled: asked.length > 1 });
  const answered = asked === typed && !found.isPlaceholderData ? found.data : undefined;
  const options = universityOptions([...(first.data ?? []), ...(found.data ?? [])], typed, answered);
  const unknown = typed.trim() !== '' && options.length === 0 && !found.isFetching && first.isSuccess;
  return (
    <Wide>
      <Autocomplete
        {...props}
        inputWrapperOrder={HINT_BELOW}
        description={
          first.isError ? t('universitiesFailed') : unknown ? t('noUniversity') : fieldTexts('hint.university')
        }
        value={typed}
        onChange={set}
        data={options}
        // The options are chosen already; the letters that are typed are not those of all names that are found.
        filter={({ options }) => options}
        maxDropdownHeight={280}
        autoComplete="off"
      />
    </Wide>
  );
}
