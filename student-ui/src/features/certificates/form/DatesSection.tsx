import { SectionFields } from './Fields';
import { FormSection } from './FormSection';

export function DatesSection() {
  return (
    <FormSection id="dates">
      <SectionFields id="dates" />
    </FormSection>
  );
}
