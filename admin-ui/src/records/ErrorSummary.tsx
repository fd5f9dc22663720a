import { Alert, AlertTitle, Link } from '@mui/material';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

export interface Problem {
  /** The id of the field's element. */
  readonly id: string;
  /** What the field is called. */
  readonly label?: string;
  readonly text: ReactNode;
}

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** Changes with each attempt to send the form that was refused: the summary takes the focus. */
  readonly attempt: number;
  readonly onGo?: (id: string) => void;
}

/** What is wrong with a form that was to be sent, in one place that takes the focus; each leads to its field. */
export function ErrorSummary({ problems, attempt, onGo = goToField }: ErrorSummaryProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const isShown = attempt > 0 && problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes wrong while somebody types leaves the focus there
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [attempt]);
  if (!isShown) return null;
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onGo(id);
  };
  return (
    <Alert severity="error" ref={place} tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle>{translate('records.problems')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {problems.map(({ id, label, text }) => (
          <li key={`${id} ${label}`}>
            <Link href={`#${id}`} color="inherit" onClick={(event) => go(event, id)}>
              {label === undefined ? null : label + translate('records.colon')}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export function goToField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
