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
  /** What it sorts by, where that is another field than the one it shows. */
  readonly sortBy?: string;
  readonly align?: 'right';
  readonly width?: number | string;
  /** Room in pixels for the longest word that is usual in it; in less, words are broken. */
  readonly minWidth?: number;
  /** What names the record: the heading of its row on a phone. */
  readonly isName?: boolean;
  /** Not shown until it is chosen. */
  readonly isHidden?: boolean;
  /** Holds a link of its own: a click there does not open the record. */
  readonly hasLink?: boolean;
  /** The same in plain text, where `render` gives none. */
  readonly csv?: (record: R) => string;
}

const NOTHING = '–';

export function shown<R extends RaRecord>(record: R, { source, render }: Column<R>): ReactNode {
  if (render) return render(record);
  const value: unknown = record[source];
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
}

/** What is shown, in plain text: for the export, and where a record is called by its name. */
export function textOf<R extends RaRecord>(record: R, { source, render, csv }: Column<R>): string {
  if (csv) return csv(record);
  const value = render?.(record);
  if (typeof value === 'string') return value === NOTHING ? '' : value;
  return String(record[source] ?? '');
}

/** What a record is called; one without a name goes by its number. */
export function nameText<R extends RaRecord>(record: R, columns: readonly Column<R>[]): string {
  const name = columns.find(({ isName }) => isName);
  return (name && textOf(record, name)) || String(record.id);
}
