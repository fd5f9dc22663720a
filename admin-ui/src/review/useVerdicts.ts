import { ApiError } from '@myverify/api-client/api-error';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { GroupVerdict } from '../api/records';
import type { VerdictInput } from '../api/verbs';
import { LOOK_AGAIN_MS, type useReview } from './useReview';
import { newestIn, withNewest } from './verdicts';

/** What was found of the groups, kept by the server: whoever opens the record, and wherever, finds the same. */
export function useVerdicts(id: number, review: ReturnType<typeof useReview>, isReviewer: boolean) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const queryKey = ['verdicts', id];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.verdicts(id),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
    enabled: isReviewer,
  });
  const onTheirWay = useRef(new Map<CheckedGroup, Promise<GroupVerdict>>());
  const [storing, setStoring] = useState<readonly CheckedGroup[]>([]);
  const { latestVersion } = review;
  // What stood may not stand any longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason to ask again
  useEffect(() => {
    if (isReviewer) void refetch();
  }, [latestVersion, isReviewer]);

  const store = async (input: VerdictInput): Promise<GroupVerdict> => {
    try {
      const stored = await dataProvider.recordVerdict(id, input);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<GroupVerdict[]>(queryKey, (known = []) => withNewest(known, stored));
      void queries.invalidateQueries({ queryKey: ['history', id] });
      // One that does not accept a group takes its signals.
      void queries.invalidateQueries({ queryKey: ['signals', id] });
      return stored;
    } catch (refused) {
      // Somebody was quicker: shows what is there by now.
      if (refused instanceof ApiError && refused.status === 409) {
        review.lookAgain();
        void refetch();
      }
      throw refused;
    }
  };
  return {
    verdicts: data ?? [],
    /** Others learn of it with the decision. */
    isReviewer,
    isPending,
    /** Before that nobody knows what another verdict would supersede. */
    isKnown: data !== undefined,
    error,
    retry: refetch,
    /** The groups whose verdicts are on their way to the server. */
    storing,
    /** @throws ApiError where it is refused. */
    record: async (input: VerdictInput): Promise<void> => {
      const seen = newestIn(data ?? []).get(input.group)?.id ?? null;
      const before = onTheirWay.current.get(input.group)?.catch(() => undefined);
      // One's own of a moment ago is no news; what others have recorded meanwhile is refused.
      const storage = Promise.resolve(before).then((own) => store({ ...input, seen: own?.id ?? seen }));
      onTheirWay.current.set(input.group, storage);
      setStoring([...onTheirWay.current.keys()]);
      try {
        await storage;
      } finally {
        if (onTheirWay.current.get(input.group) === storage) onTheirWay.current.delete(input.group);
        setStoring([...onTheirWay.current.keys()]);
      }
    },
    /** Waits for all that is on its way. @throws ApiError where one is refused. */
    settled: async (): Promise<void> => void (await Promise.all(onTheirWay.current.values())),
  };
}

export type VerdictControl = ReturnType<typeof useVerdicts>;
