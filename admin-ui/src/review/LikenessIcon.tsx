import Check from '@mui/icons-material/CheckOutlined';
import Close from '@mui/icons-material/CloseOutlined';

const ICONS = { match: Check, differs: Close } as const;

interface LikenessIconProps {
  /** What has no icon stands in words alone. */
  readonly of: string;
}

/** Before the words that say how a value that was read fits the one that is claimed. */
export function LikenessIcon({ of }: LikenessIconProps) {
  const Icon = ICONS[of as keyof typeof ICONS];
  return Icon ? (
    <Icon sx={{ fontSize: '1.15em', verticalAlign: '-0.2em', flexShrink: 0, mt: '0.2em', mr: 0.5 }} />
  ) : null;
}
