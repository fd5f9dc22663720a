import { useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary';

/** The summary of a form of react-admin. */
export function FormErrorSummary() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const problems = Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .map(([name, problem]) => ({
      id: name,
      label: translate(`resources.${resource}.fields.${name}`),
      text: <ValidationError error={String(problem?.message ?? '')} />,
    }));
  return <ErrorSummary problems={problems} attempt={submitCount} onGo={setFocus} />;
}
