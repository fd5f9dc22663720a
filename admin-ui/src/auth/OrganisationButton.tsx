import { Button, Divider } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../records/useNotifyError';
import { goToOrganisation } from './organisation';
import { wasLost } from './session-loss';

interface OrganisationButtonProps {
  readonly next: () => string;
  readonly onProblem: (problem: string | null) => void;
  /** Whether there is no other way in, for nearly everyone. */
  readonly isOnly: boolean;
}

export function OrganisationButton({ next, onProblem, isOnly }: OrganisationButtonProps) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    onProblem(null);
    try {
      await goToOrganisation(next(), wasLost());
    } catch (error) {
      setBusy(false);
      onProblem(errorText(error));
    }
  };
  return (
    <>
      <Button variant={isOnly ? 'contained' : 'outlined'} size="large" fullWidth loading={isBusy} onClick={go}>
        {translate('auth.organisation')}
      </Button>
      {isOnly ? null : <Divider>{translate('auth.or')}</Divider>}
    </>
  );
}
