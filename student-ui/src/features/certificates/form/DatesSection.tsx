import { DayField, FieldGrid } from './Fields';
import { FormSection } from './FormSection';

export function DatesSection() {
  return (
    <FormSection id="dates">
      <FieldGrid>
        <DayField field="awarding_time" />
        <DayField field="ministry_stamping_time" hint="ministry_stamping_time" />
        <DayField field="start_time" future />
        <DayField field="end_time" future />
      </FieldGrid>
    </FormSection>
  );
}
