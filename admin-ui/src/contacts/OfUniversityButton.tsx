import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../resources';

interface Props {
  /** The resource that is listed there. */
  readonly to: string;
  readonly label: string;
}

/** To another list, of the same university as this one. */
export function OfUniversityButton({ to, label }: Props) {
  const translate = useTranslate();
  const { universityId } = useListContext().filterValues;
  const filter = JSON.stringify(universityId ? { universityId } : {});
  return (
    <Button
      component={Link}
      to={`${addressOf(to)}?filter=${encodeURIComponent(filter)}`}
      variant="outlined"
      color="inherit"
    >
      {translate(label)}
    </Button>
  );
}
