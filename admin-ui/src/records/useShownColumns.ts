import { useEffect } from 'react';
import { type RaRecord, useResourceContext, useStore } from 'react-admin';
import type { Column } from './column';
import { inOrder, isOrderOf } from './column-order';

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
