import { STAFF_PASSWORD_MIN } from '@myverify/domain/account/password';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site';

/** At least so many characters a password of staff has; until the service has said it, the least that it may say. */
export function useStaffPasswordMin(): number {
  return useQuery(siteQuery).data?.staffPasswordMin ?? STAFF_PASSWORD_MIN.least;
}
