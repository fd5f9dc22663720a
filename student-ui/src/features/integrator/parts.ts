import type { Location } from 'react-router-dom';

export const PARTS = ['overview', 'checks', 'keys', 'webhooks', 'people'] as const;
export type Part = (typeof PARTS)[number];

export function partOf(search: string): Part {
  const part = new URLSearchParams(search).get('part');
  return PARTS.find((one) => one === part) ?? 'overview';
}

/** Another part takes the place of this one, and what was typed in it goes. */
export function isElsewhere(from: Location, to: Location): boolean {
  return to.pathname !== from.pathname || partOf(to.search) !== partOf(from.search);
}
