import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Certificate } from '../api/records';
import { useIsPhone } from '../records/useIsPhone';

type Signals = Pick<Certificate, 'openSignals'>;

/** What the open signals of a record are called. */
export function useSignalNames() {
  const translate = useTranslate();
  return ({ openSignals }: Signals) =>
    [...new Set(openSignals)].map((kind) => translate(`signals.name.${kind}`)).join(translate('review.separator'));
}

const BESIDE = { ml: 0.75 };
/** For screen readers alone. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** How many signals are open; a phone and a screen reader are told which, a mouse learns it by staying. */
export function SignalCount({ record }: { readonly record: Signals }) {
  const names = useSignalNames()(record);
  const isPhone = useIsPhone();
  const count = record.openSignals?.length ?? 0;
  if (count === 0) return '–';
  return (
    <>
      <Chip size="small" color="warning" variant="outlined" label={count} title={names} />
      <Box component="span" sx={isPhone ? BESIDE : UNSEEN}>
        {names}
      </Box>
    </>
  );
}
