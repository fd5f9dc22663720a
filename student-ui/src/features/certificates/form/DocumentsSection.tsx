import { DocumentGroup } from './DocumentGroup';
import { FormSection } from './FormSection';
import { PassportReading } from './PassportReading';

export function DocumentsSection() {
  return (
    <FormSection id="documents">
      <DocumentGroup group="passport" after={<PassportReading />} />
      <DocumentGroup group="certificate" />
      <DocumentGroup group="transcript" />
      <DocumentGroup group="ministry" />
    </FormSection>
  );
}
