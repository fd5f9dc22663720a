/** The value below which a share of the values lie, between two of them by their distance. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return lower === undefined || upper === undefined ? null : lower + (upper - lower) * (place % 1);
}
