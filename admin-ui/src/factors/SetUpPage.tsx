import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refreshUser } from '../auth/current-user';
import { ReauthenticationHost } from '../auth/ReauthenticationHost';
import { useSignOut } from '../auth/useSignOut';
import { PlainPage } from '../layout/PlainPage';
import { FactorList } from './FactorList';

/** Where staff come to whose session opens nothing else yet. */
export default function SetUpPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const queries = useQueryClient();
  const goOn = () => {
    refreshUser();
    // What was refused before is asked anew, or it would lead back here.
    queries.removeQueries({ queryKey: ['auth'] });
    navigate('/', { replace: true });
  };
  return (
    <PlainPage title={translate('factors.required_title')} lead={translate('factors.required_lead')}>
      <ReauthenticationHost />
      <FactorList onReady={goOn} />
      <Button color="inherit" onClick={() => void signOut('/login', false)}>
        {translate('factors.log_out')}
      </Button>
    </PlainPage>
  );
}
