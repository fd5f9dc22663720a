import { CONFIRMING_PARTIES, type ConfirmingParty } from '@myverify/domain/confirmation/contact';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, usePermissions } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Confirmation } from '../api/records';
import type { verbs } from '../api/verbs';
import type { Permission } from '../auth/permissions';

/** As often as the desk looks at the record. */
const LOOK_AGAIN_MS = 20_000;
const EVERY_ONE = { page: 1, perPage: 100 };
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

/** What was asked about a record, what was answered, and what its approval still lacks of that. */
export function useConfirmations({ id, version }: CertificateDetail, isReviewer: boolean) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const { permissions = [] } = usePermissions<Permission[]>();
  const again = { enabled: isReviewer, refetchInterval: LOOK_AGAIN_MS };
  const requests = useGetList<Confirmation>(
    'confirmations',
    { filter: { certificateId: id }, sort: NEWEST_FIRST, pagination: EVERY_ONE },
    again,
  );
  const needs = useQuery({
    queryKey: ['confirmation-needs', id, version],
    queryFn: () => dataProvider.confirmationNeeds(id),
    ...again,
  });
  return {
    requests: requests.data ?? [],
    needs: needs.data,
    isPending: isReviewer && (requests.isPending || needs.isPending),
    error: requests.error ?? needs.error,
    retry: () => Promise.all([requests.refetch(), needs.refetch()]),
    mayManage: permissions.includes('confirmations.manage'),
    /** What keeps the record from being approved, by party. */
    gaps: CONFIRMING_PARTIES.flatMap((party) => gapsOf(party, needs.data)),
    /** After a change of one's own. */
    refresh: () =>
      Promise.all(
        [['confirmations'], ['confirmation-needs', id], ['history', id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  };
}

export type ConfirmationControl = ReturnType<typeof useConfirmations>;
type Needs = Awaited<ReturnType<typeof verbs.confirmationNeeds>>;

function gapsOf(party: ConfirmingParty, needs: Needs | undefined) {
  const fieldsAt = (all: Needs['missing'] = []) => all.filter((one) => one.party === party).map(({ field }) => field);
  const differing = fieldsAt(needs?.differing);
  // What differs is told as that.
  const missing = fieldsAt(needs?.missing).filter((field) => !differing.includes(field));
  return [
    ...(differing.length > 0 ? [{ kind: 'differs' as const, party, fields: differing }] : []),
    ...(missing.length > 0 ? [{ kind: 'missing' as const, party, fields: missing }] : []),
  ];
}
