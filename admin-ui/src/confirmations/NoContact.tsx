import { Alert, Button } from '@mui/material';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeContact } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import { addressOf } from '../resources';

interface NoContactProps {
  readonly party: ConfirmingParty;
  readonly universityId: number | null;
  /** Those that there are; none of them may be asked. */
  readonly contacts: readonly OfficeContact[];
}

/** Why nobody can be asked, and the way to where that is mended. */
export function NoContact({ party, universityId, contacts }: NoContactProps) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const text = (key: string, given: object = {}) => translate(`resources.confirmations.${key}`, given);
  const [waiting] = contacts;
  const filter = encodeURIComponent(JSON.stringify(party === 'ministry' ? { party } : { universityId }));
  const add = `${addressOf('contacts')}/create/${party === 'ministry' ? party : universityId}`;
  const mayAdd = mayDo(permissions, 'contacts', 'edit');
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, mb: 2 }}
      action={
        waiting || !mayAdd ? (
          <Button component={Link} to={`${addressOf('contacts')}?filter=${filter}`} color="inherit" size="small">
            {text('see_contacts')}
          </Button>
        ) : (
          <Button component={Link} to={add} color="inherit" size="small">
            {text('add_contact')}
          </Button>
        )
      }
    >
      {text('cannot.no_contact')}
      {waiting ? ` ${text('cannot.contact_waiting', { email: waiting.email })}` : null}
    </Alert>
  );
}
