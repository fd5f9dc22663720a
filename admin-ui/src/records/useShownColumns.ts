import { useEffect } from 'react';
import { type RaRecord, useResourceContext, useStore } from 'react-admin';
import type { Column } from './column';

/** Where `DataTable` and its `ColumnsButton` keep which columns are shown. */
export function useColumnsKey(storeKey?: string): string {
  const resource = useResourceContext() ?? '';
  return `${storeKey ?? resource}.datatable`;
}

export const hiddenAtFirst = <R extends RaRecord>(columns: readonly Column<R>[]) =>
  columns.filter(({ isHidden }) => isHidden).map(({ source }) => String(source));

/**
 * The columns that an officer has chosen, in the order that they have chosen: for what is not the table itself.
 * @param hasTicks whether the table begins with a column of them
 */
export function useShownColumns<R extends RaRecord>(
  columns: readonly Column<R>[],
  hasTicks: boolean,
  storeKey?: string,
) {
  const key = useColumnsKey(storeKey);
  const [hidden] = useStore<string[]>(key, hiddenAtFirst(columns));
  const [ranks] = useStore<number[]>(`${key}_columnRanks`);
  return inOrder(columns, ranks ?? [], hasTicks ? 1 : 0).filter(({ source }) => !hidden.includes(source));
}

/** Forgets an order that was chosen when the list had other columns: `DataTable` would put the actions between them. */
export function useForgottenOrder(key: string, columns: number, hasTicks: boolean): void {
  const [ranks, setRanks] = useStore<number[] | undefined>(`${key}_columnRanks`);
  const isOfOthers = ranks !== undefined && !isOrderOf(ranks, columns + (hasTicks ? 1 : 0));
  useEffect(() => {
    if (isOfOthers) setRanks(undefined);
  }, [isOfOthers, setRanks]);
}

/** Whether each of so many places is named once. */
export const isOrderOf = (ranks: readonly number[], places: number) =>
  ranks.length === places && ranks.toSorted((one, other) => one - other).every((rank, at) => rank === at);

/**
 * @param ranks places in the table, in the chosen order; what they do not name, because it is newer, stays where it is
 * @param before how many columns the table has before these
 */
export function inOrder<T>(columns: readonly T[], ranks: readonly number[], before: number): readonly T[] {
  const rankOf = (at: number) => (ranks.includes(at) ? ranks.indexOf(at) : at);
  const placed = columns.map((column, at) => ({ column, rank: rankOf(at + before) }));
  return placed.sort((one, other) => one.rank - other.rank).map(({ column }) => column);
}
