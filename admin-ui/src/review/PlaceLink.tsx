import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Mark, ViewControl } from './useView';

interface PlaceLinkProps {
  /** `null` where the place is not known: then there is text alone. */
  readonly mark: Mark | null;
  readonly control: ViewControl;
  /** Opens a document. */
  readonly onOpen: (fileId: string) => void;
  readonly children: ReactNode;
}

/** A line is lower than a finger or a pointer wants: 24 pixels. */
const TALL = { content: '""', position: 'absolute', inset: '-3px 0' } as const;

/** Marks the place on the document while it is pointed at or has the focus, and goes there. */
export function PlaceLink({ mark, control, onOpen, children }: PlaceLinkProps) {
  const translate = useTranslate();
  if (!mark) return children;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      title={translate('readings.place')}
      sx={{ font: 'inherit', textAlign: 'inherit', verticalAlign: 'baseline', position: 'relative', '&::after': TALL }}
      onFocus={() => control.mark(mark)}
      onBlur={() => control.mark(null)}
      onMouseEnter={() => control.mark(mark)}
      // Where the page moves under a finger, nobody has left.
      onMouseLeave={({ currentTarget }) => currentTarget !== document.activeElement && control.mark(null)}
      onClick={() => {
        onOpen(mark.fileId);
        control.seek(mark);
      }}
    >
      {children}
    </Link>
  );
}
