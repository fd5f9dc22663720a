import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './column';

/** What the rows of a list are made of, as a table and as cards. */
export interface RowsProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  /** What can be done with one; without it there is no such column. */
  readonly rowActions?: (record: R) => ReactNode;
  readonly isRowSelectable?: (record: R) => boolean;
  /** Nothing is removed here, so nothing is ticked. */
  readonly isReadOnly?: boolean;
}
