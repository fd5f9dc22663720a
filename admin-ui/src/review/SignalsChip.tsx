import Flag from '@mui/icons-material/FlagOutlined';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The heading of the card of signals. */
export const SIGNALS = 'signals';

/** How many signals are open, in the bar that stays, and the way to what they say. */
export function SignalsChip({ count }: { readonly count: number }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Chip
      component="button"
      type="button"
      clickable
      size="small"
      color="warning"
      icon={<Flag />}
      label={translate('signals.count', { smart_count: count })}
      onClick={() => document.getElementById(SIGNALS)?.focus()}
    />
  );
}
