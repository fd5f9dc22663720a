import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

export interface VerdictActions {
  readonly onAccept: () => void;
  readonly onSendAgain: () => void;
  readonly onRefuse: () => void;
}

interface VerdictButtonsProps extends VerdictActions {
  readonly keysOn: boolean;
  /** What was found until now is not there yet. */
  readonly isOff: boolean;
}

/** What can be said of the group in view. */
export function VerdictButtons({ onAccept, onSendAgain, onRefuse, keysOn, isOff }: VerdictButtonsProps) {
  const translate = useTranslate();
  const BUTTONS = [
    ['accepted', 'success', onAccept, 'Space'],
    ['send_again', 'warning', onSendAgain, 'S'],
    ['refused', 'error', onRefuse, 'X'],
  ] as const;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, '& > *': { flex: { xs: '1 1 auto', md: '0 0 auto' } } }}>
      {BUTTONS.map(([kind, color, act, key]) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          color={color}
          disabled={isOff}
          onClick={act}
          aria-keyshortcuts={keysOn ? key : undefined}
          sx={{ whiteSpace: 'nowrap', px: 1.25, minHeight: { xs: 40, md: 0 } }}
        >
          {translate(`verdicts.do.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}
