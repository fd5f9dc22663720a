import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../resources';

interface AddButtonProps {
  /** Where what is to be added is chosen first. */
  readonly to?: string;
}

/** Opens the dialog to add a record. */
export function AddButton({ to }: AddButtonProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <Button component={Link} to={to ?? `${addressOf(resource)}/create`} variant="contained" startIcon={<Add />}>
      {translate(`resources.${resource}.add`)}
    </Button>
  );
}
