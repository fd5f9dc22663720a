import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface RefusedRowsProps {
  /** The key of what is said of them all. */
  readonly title: string;
  readonly rows: readonly {
    readonly id: number | string;
    readonly name: string | null;
    readonly reason: string | undefined;
  }[];
}

/** A reason may name the record itself. */
export const namedReason = (name: string, reason = '') =>
  name === '' || reason.includes(name) ? reason : `${name}: ${reason}`;

/** Which of several records keep something from being done to all of them, and why. */
export function RefusedRows({ title, rows }: RefusedRowsProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Typography>{translate(title)}</Typography>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {rows.map(({ id, name, reason }) => (
          <li key={id}>{namedReason(name ?? '', reason)}</li>
        ))}
      </ul>
    </Alert>
  );
}
