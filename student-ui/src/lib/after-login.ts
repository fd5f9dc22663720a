import { useSearchParams } from 'react-router-dom';
import { manage, paths } from '../config/paths';
import { useSession } from './session';

/** Where somebody who has just signed in, or had been, goes on. */
export function usePathAfterLogin(): string {
  const [query] = useSearchParams();
  const { isStaff, isMember } = useSession();
  if (isMember) return paths.integrator;
  return ownPath(query.get('next')) ?? (isStaff ? manage.certificates : paths.certificates);
}

/**
 * A path of ours, or `null`. Browsers read a backslash as a slash and leave out tabs and line breaks, so `/<tab>/host`
 * is elsewhere.
 */
export function ownPath(next: string | null): string | null {
  return next !== null && /^\/(?![/\\\s])/.test(next) ? next : null;
}
