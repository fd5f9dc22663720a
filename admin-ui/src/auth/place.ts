import type { ReturnPlace } from './session-loss';

export const BASENAME = '/manage';

/** A place within the back office, as the router writes it. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReturnPlace {
  const inside = pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length) : pathname;
  return { pathname: inside || '/', search };
}
