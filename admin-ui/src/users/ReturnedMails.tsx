import { Alert } from '@mui/material';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useRecordContext, useTranslate } from 'react-admin';
import type { User } from '../api/records';

/** That mails to the account that is shown come back, and how that ends. */
export function ReturnedMails() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user?.bouncedSince) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {translate('resources.users.mail.notice', { email: user.email, day: dayOf(user.bouncedSince) })}
    </Alert>
  );
}
