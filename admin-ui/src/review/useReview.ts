import { ApiError } from '@myverify/api-client/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetOne, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail } from '../api/records';
import type { RejectionOrder } from '../api/verbs';
import type { QueueFilter } from '../certificates/queue-filter';
import { forgetTyped } from '../records/text-autosave';
import { useNotifyError } from '../records/useNotifyError';
import { rememberDecision } from './held-decisions';
import { differences, isUndone, takesOver } from './seen-record';

/** What the reason of a rejection is kept under while it is typed. */
export const reasonOf = (id: number) => `reject:${id}`;

/** How soon the desk notices that a record was changed elsewhere. */
export const LOOK_AGAIN_MS = 20_000;
/** The same of one that is about to be decided. */
const LOOK_SOON_MS = 3_000;

/**
 * A record under review: what the officer has seen, what it is by now, and the two decisions, which are always about
 * what was seen.
 */
export function useReview(id: number, filter: QueueFilter, onDecided: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queries = useQueryClient();
  const {
    data: latest,
    error,
    refetch,
  } = useGetOne<CertificateDetail>(
    'certificates',
    { id },
    {
      refetchInterval: ({ state }) => (state.data?.decisionPending ? LOOK_SOON_MS : LOOK_AGAIN_MS),
      refetchOnWindowFocus: true,
    },
  );
  const [seen, setSeen] = useState<CertificateDetail>();

  const decided = (text: string, answer?: Partial<CertificateDetail>) => {
    // Whoever comes back at once must not meet it as it was before.
    queries.setQueryData<CertificateDetail>(
      ['certificates', 'getOne', { id: String(id) }],
      (known) => known && { ...known, ...answer },
    );
    const held = answer?.decisionPending;
    // Whoever undoes it goes on with what was typed.
    if (held) {
      // Counted by the seconds that the service tells, whatever this computer takes the time to be.
      const until = new Date(Date.now() + held.secondsLeft * 1000).toISOString();
      rememberDecision({ action: held.action, until, id, name: seen?.name ?? null, filter });
    } else {
      forgetTyped(reasonOf(id));
      notify(text, { type: 'success' });
    }
    // What is remembered of the record is older than the decision.
    void refetch();
  };
  // Told to the call itself, it is not done for an officer who has gone elsewhere meanwhile.
  const goOn = { onSuccess: onDecided };
  // A proposal decides nothing: what waits of it is told by the record, and by then the officer may go on.
  const goOnApproving = {
    onSuccess: async (answer: object) => {
      onDecided();
      if (!('proposalId' in answer)) return;
      await refetch({ cancelRefetch: false });
      approve.reset();
    },
  };
  const refused = (reason: Error) => {
    notifyError(reason);
    if (reason instanceof ApiError && reason.status === 409) void refetch();
  };
  const approve = useMutation({
    mutationFn: async ({ version, settled }: { version: number; settled: Promise<void> }) => {
      await settled;
      return dataProvider.approve(id, version);
    },
    onSuccess: (answer) => ('proposalId' in answer ? decided('review.proposed') : decided('review.approved', answer)),
    onError: refused,
  });
  const reject = useMutation({
    mutationFn: ({ version, order }: { version: number; order: RejectionOrder }) =>
      dataProvider.reject(id, version, order),
    onSuccess: (answer) => decided('review.rejected', answer),
    onError: refused,
  });
  const known = useRef(latest);
  useEffect(() => {
    // What was decided here before is no decision any more.
    if (isUndone(known.current, latest)) {
      approve.reset();
      reject.reset();
    }
    known.current = latest;
  }, [latest, approve.reset, reject.reset]);
  // What was dropped since the record changed is known at once: that change is for the officer to take.
  const isDropped = isUndone(seen, latest);
  const isDecided = (approve.isSuccess || reject.isSuccess) && !isDropped;
  const isPending = approve.isPending || reject.isPending;
  // That a decision is carried out is no news to whoever has seen that it was made.
  const isCarriedOut =
    Boolean(seen?.decisionPending) && (latest?.status === 'Verified' || latest?.status === 'Rejected');
  const isExpected = isDecided || isCarriedOut;
  if (takesOver(seen, latest, isExpected)) setSeen(latest);
  return {
    record: seen,
    error,
    retry: refetch,
    /** What was changed since, where something was. */
    changed: seen && latest && latest.version !== seen.version && !isExpected ? differences(seen, latest) : null,
    /** Somebody has removed it while it was open. */
    isGone: error instanceof ApiError && error.status === 404,
    /**
     * For a decision, by now; `record` tells what was seen. What is rejected may be decided anew, but is with nobody.
     */
    isWaiting: latest ? canDecide(latest) && latest.status !== 'Rejected' && !latest.decisionPending : false,
    /** What somebody has decided, and may still be undone. */
    pending: isDropped ? null : (seen?.decisionPending ?? null),
    isPending,
    isDeciding: isDecided || isPending || Boolean(latest?.decisionPending),
    showLatest: () => {
      approve.reset();
      setSeen(latest);
    },
    /** Shows the record as it is by now, after one changed it oneself. */
    reload: async () => {
      const { data } = await refetch();
      if (data) setSeen(data);
    },
    /** The version that the server has by now. */
    latestVersion: latest?.version,
    lookAgain: () => void refetch(),
    /** @param settled the verdicts that are on their way: none is approved without them. */
    approve: (settled: Promise<void>) => seen && approve.mutate({ version: seen.version, settled }, goOnApproving),
    reject: (order: RejectionOrder) => seen && reject.mutate({ version: seen.version, order }, goOn),
    missing: namesIn(approve.error, false),
    /** The groups that nobody has accepted, as the server named them. */
    unaccepted: namesIn(approve.error, true),
  };
}

function canDecide({ allowedActions }: CertificateDetail): boolean {
  return allowedActions.includes('reject') || allowedActions.includes('authenticate');
}

/** What keeps a record from being approved, as the server named it: fields, or groups that nobody has accepted. */
function namesIn(error: Error | null, areGroups: boolean): readonly string[] {
  if (!(error instanceof ApiError) || (error.reason === 'verdicts_missing') !== areGroups) return [];
  // The desk tells what confirmations lack in their own words.
  if (error.reason === 'confirmation_missing' || error.reason === 'confirmation_differs') return [];
  return Object.keys(error.errors);
}
