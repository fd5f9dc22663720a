import check from './banners/check.svg';
import report from './banners/report.svg';
import review from './banners/review.svg';

/** The banners in their order. */
export const BANNERS = [
  { key: 'report', picture: report },
  { key: 'review', picture: review },
  { key: 'check', picture: check },
] as const;

export type Banner = (typeof BANNERS)[number];
