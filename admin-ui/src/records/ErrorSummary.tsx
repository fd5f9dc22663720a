import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** What is wrong with a form after it was sent, in one place that takes the focus. */
export function ErrorSummary() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const place = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = useFormState();
  const problems = Object.entries(errors).filter(([name]) => name !== 'root');
  const isWrong = problems.length > 0 && submitCount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try to save brings the summary into view again
  useEffect(() => {
    if (isWrong && !isSubmitting) place.current?.focus();
  }, [isWrong, submitCount, isSubmitting]);
  if (!isWrong) return null;
  return (
    <Alert severity="error" ref={place} tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle>{translate('records.problems')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {problems.map(([name, problem]) => (
          <li key={name}>
            {translate(`resources.${resource}.fields.${name}`)}
            {translate('records.colon')}
            <ValidationError error={String(problem?.message ?? '')} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
