import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Confirmation } from '../api/records';

const COLOURS = {
  sent: 'info',
  opened: 'info',
  answered: 'success',
  declined: 'warning',
  expired: 'default',
  cancelled: 'default',
  undeliverable: 'error',
} as const;

/** How a request stands; none at all is a state, too. */
export function StateChip({ request }: { readonly request: Confirmation | undefined }) {
  const translate = useTranslate();
  const state = request?.state;
  const differs = request?.differing === true;
  const look = { size: 'small', variant: 'outlined', sx: { height: 'auto', '& .MuiChip-label': WRAPPING } } as const;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Chip
        {...look}
        color={differs ? 'warning' : state ? COLOURS[state] : 'default'}
        label={translate(`resources.confirmations.states.${state ?? 'none'}`)}
      />
      {differs ? <Chip {...look} color="error" label={translate('resources.confirmations.fields.differing')} /> : null}
      {request?.overdue ? (
        <Chip {...look} color="warning" label={translate('resources.confirmations.overdue')} />
      ) : null}
    </Stack>
  );
}

const WRAPPING = { whiteSpace: 'normal', py: 0.25 };
