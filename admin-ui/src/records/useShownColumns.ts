import { type RaRecord, useResourceContext, useStore } from 'react-admin';
import type { Column } from './column';

/** Where `DataTable` and its `ColumnsButton` keep which columns are shown. */
export function useColumnsKey(storeKey?: string): string {
  const resource = useResourceContext() ?? '';
  return `${storeKey ?? resource}.datatable`;
}

export const hiddenAtFirst = <R extends RaRecord>(columns: readonly Column<R>[]) =>
  columns.filter(({ isHidden }) => isHidden).map(({ source }) => String(source));

/** The columns that an officer has chosen, in the order that they have chosen: for what is not the table itself. */
export function useShownColumns<R extends RaRecord>(columns: readonly Column<R>[], storeKey?: string) {
  const key = useColumnsKey(storeKey);
  const [hidden] = useStore<string[]>(key, hiddenAtFirst(columns));
  const [ranks] = useStore<number[]>(`${key}_columnRanks`);
  return inOrder(columns, ranks ?? []).filter(({ source }) => !hidden.includes(source));
}

/** What the choice does not name, because it is newer, stays where it is. */
export function inOrder<T>(columns: readonly T[], ranks: readonly number[]): readonly T[] {
  const placed = columns.map((column, at) => ({ column, rank: ranks.includes(at) ? ranks.indexOf(at) : at }));
  return placed.sort((one, other) => one.rank - other.rank).map(({ column }) => column);
}
