import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a list: in the table, on the cards of small screens, and in the export. */
export interface Column<R extends RaRecord> {
  /** The field; its label is `resources.<screen>.fields.<source>`. */
  readonly source: Extract<keyof R, string>;
  /** How it is shown, where that is not the plain value. */
  readonly render?: (record: R) => ReactNode;
  /** Only what the server sorts by. */
  readonly sortable?: boolean;
  readonly align?: 'right';
  readonly width?: number | string;
  /** What names the record: the heading of its card. */
  readonly isName?: boolean;
  /** What the export writes, where that is not the plain value. */
  readonly csv?: (record: R) => string;
}

export function shown<R extends RaRecord>(record: R, { source, render }: Column<R>): ReactNode {
  if (render) return render(record);
  const value: unknown = record[source];
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
