import { DocumentGroup } from './DocumentGroup';
import { FormSection } from './FormSection';

export function DocumentsSection() {
  return (
    <FormSection id="documents">
      <DocumentGroup group="passport" />
      <DocumentGroup group="certificate" />
      <DocumentGroup group="transcript" />
      <DocumentGroup group="ministry" />
    </FormSection>
  );
}
