import check from './banners/check.svg';
import report from './banners/report.svg?inline';
import review from './banners/review.svg';

/** The banners in their order. The first one is part of the first paint, so it comes with the program. */
export const BANNERS = [
  { key: 'report', picture: report },
  { key: 'review', picture: review },
  { key: 'check', picture: check },
] as const;

export type Banner = (typeof BANNERS)[number];
