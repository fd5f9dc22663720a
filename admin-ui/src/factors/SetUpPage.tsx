import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { LogoutReason } from '../auth/auth-provider';
import { refreshUser } from '../auth/current-user';
import { ReauthenticationHost } from '../auth/ReauthenticationHost';
import { PlainPage } from '../layout/PlainPage';
import { FactorList } from './FactorList';

const BY_USER: LogoutReason = { byUser: true };

/** Where staff come to whose session opens nothing else yet. */
export default function SetUpPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const logout = useLogout();
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
      <Button color="inherit" onClick={() => void logout(BY_USER, '/login', false)}>
        {translate('factors.log_out')}
      </Button>
    </PlainPage>
  );
}
