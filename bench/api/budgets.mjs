/**
 * What each call must reach: `factor` times `peer`, the best that a headless back office reached on 100,000 such
 * records and two cores, where the bare floor made `floor` (`docs/decisions/0039-the-benchmark.md`). With `--peers`,
 * `factor` times the best that was measured in the same rounds; `bench/peers/calls.mjs` has the same names. What reads
 * more where more is found has `grown`: with the most records so many times what the best peer would make there, if it
 * lost as much as the floor does.
 */
export const CALL_BUDGETS = {
  list: { factor: 8, peer: 150, floor: 4425 },
  wholeList: { factor: 8, peer: 141, floor: 6837 },
  firstWord: { factor: 2, peer: 303, floor: 1460, grown: 5 },
  anyWord: { factor: 8, peer: 86, floor: 111, grown: 5 },
  deep: { factor: 3, peer: 33, floor: 74, grown: 3 },
  record: { factor: 3.5, peer: 474, floor: 8331 },
  lookUp: { factor: 3, peer: 349, floor: 7663 },
  change: { factor: 2, peer: 184, floor: 3971 },
};

/** The rate of the others with the most records may fall to this share of the rate with the fewest. */
export const GROWTH = 0.7;
/** The size that `CALL_BUDGETS` are for. */
export const JUDGED_SIZE = 100_000;

export const OTHER_BUDGETS = {
  /** Of a loop with four pages that does nothing but print and seal. */
  renderShare: 0.7,
  browserMb: 900,
  jobsPerSecond: 500,
  /** Of a check of a thousand. */
  checkSeconds: 5,
  /** What signals rest on, looked up for one application: at the 95th percentile. */
  signalsMs: 50,
  /** Of what Strapi takes in the same rounds; without peers `seconds`, where the floor takes `floor`. */
  start: { share: 0.75, seconds: 1.5, floor: 0.16 },
  idleMb: 160,
  peakMb: 300,
  packagesMb: 420,
  blockedMs: 50,
  /** Of the rate at which the encoder alone encodes the same picture. */
  uploadShare: 0.8,
};
