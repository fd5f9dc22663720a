import type { ReactNode } from 'react';
import {
  DataTableCallbacksContext,
  DataTableSortContext,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useListContext,
} from 'react-admin';

interface SortedAsProps {
  /** What `DataTable` knows the column by. */
  readonly source: string;
  /** What the server sorts by instead; another column may have that of its own. */
  readonly sortBy: string;
  /** The column. */
  readonly children: ReactNode;
}

/** A column that sorts by another field than its own: `DataTable` has one name for both. */
export function SortedAs({ source, sortBy, children }: SortedAsProps) {
  const { sort, setSort } = useListContext();
  const known = useDataTableSortContext();
  const callbacks = useDataTableCallbacksContext();
  const isSorted = sort.field === sortBy;
  const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <DataTableSortContext.Provider value={isSorted ? { ...sort, field: source } : known}>
      <DataTableCallbacksContext.Provider value={{ ...callbacks, handleSort: () => setSort({ field: sortBy, order }) }}>
        {children}
      </DataTableCallbacksContext.Provider>
    </DataTableSortContext.Provider>
  );
}
