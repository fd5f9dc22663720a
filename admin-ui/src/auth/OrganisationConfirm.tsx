import { Alert, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlainPage } from '../layout/PlainPage';
import { errorText } from '../records/useNotifyError';
import { finishConfirming, goToConfirm } from './organisation';

interface OrganisationConfirmProps {
  /** With what the browser came back; `null` on the way there. */
  readonly query: string | null;
}

/** The window in which somebody confirms, at the organisation, that it is they. It closes by itself. */
export function OrganisationConfirm({ query }: OrganisationConfirmProps) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const work = query === null ? goToConfirm() : finishConfirming(query).then(() => setDone(true));
    work.catch((error) => setProblem(errorText(error)));
  }, [query]);
  return (
    <PlainPage title={translate('auth.confirm_title')}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {isDone ? <Typography>{translate('auth.organisation_confirmed')}</Typography> : null}
      {problem || isDone ? null : <LinearProgress aria-label={translate('auth.confirm_title')} />}
    </PlainPage>
  );
}
