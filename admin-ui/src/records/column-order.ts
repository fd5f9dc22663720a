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
