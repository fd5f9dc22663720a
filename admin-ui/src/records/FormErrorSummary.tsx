import { useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary, goToField } from './ErrorSummary';

/** The summary of a form of react-admin. */
export function FormErrorSummary() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const go = (name: string) => {
    const before = document.activeElement;
    setFocus(name);
    // The editor of articles is no input that the form could focus.
    if (document.activeElement === before) goToField(name);
  };
  const problems = Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .map(([name, problem]) => ({
      id: name,
      label: translate(`resources.${resource}.fields.${name}`),
      text: <ValidationError error={String(problem?.message ?? '')} />,
    }));
  return <ErrorSummary problems={problems} attempt={submitCount} onGo={go} />;
}
