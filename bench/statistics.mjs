/** The middle value, the mean of the two in the middle of an even number. @param {readonly number[]} values */
export function median(values) {
  if (values.length === 0) throw new RangeError('there is no median of nothing');
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that `share` of all (0 to 1) do not exceed. @param {readonly number[]} values @param {number} share */
export function percentile(values, share) {
  if (values.length === 0) throw new RangeError('there is no percentile of nothing');
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/**
 * What a call must reach on this machine: so many times the best peer, whose rate was taken on a machine that is
 * compared with this one by what the bare floor reached there and reaches here.
 * @param {{ factor: number, peer: number, floor: number }} budget `floor` as it was beside the peer
 * @param {number} floorHere
 */
export function rateNeeded({ factor, peer, floor }, floorHere) {
  return factor * peer * (floorHere / floor);
}

/**
 * What a call must reach where peers were measured in the same rounds: so many times the best of them.
 * @param {{ factor: number }} budget
 * @param {readonly number[]} rates
 */
export function rateNeededBeside({ factor }, rates) {
  if (rates.length === 0) throw new RangeError('there is no best of none');
  return factor * Math.max(...rates);
}

/**
 * What a rate would be without a step of the work, whose time the rates of another program tell that does it or leaves
 * it out.
 * @param {number} rate
 * @param {{ with: number, without: number }} other
 */
export function rateWithout(rate, other) {
  const step = Math.max(0, 1 / other.with - 1 / other.without);
  return 1 / (1 / rate - step);
}

/**
 * By how much values that were taken at even distances rise from the first to the last: the median of the slopes of all
 * pairs (Theil and Sen).
 */
export function riseOf(values) {
  const slopes = values.flatMap((from, at) => values.slice(at + 1).map((to, step) => (to - from) / (step + 1)));
  return slopes.length === 0 ? 0 : median(slopes) * (values.length - 1);
}
