import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, ComparedReading } from '../api/records';

const READ_AGAIN_MS = 2_000;
/** The text of a document takes longer, and nobody waits for it. */
const TEXT_AGAIN_MS = 10_000;
/** A reader that is away is waited for no longer. */
const MOST_QUESTIONS = 30;

/** What was read on the documents of this version of the record, one after another as it comes. */
export function useReadings({ id, version }: CertificateDetail, isReviewer: boolean) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['readings', id, version],
    queryFn: () => dataProvider.readings(id),
    enabled: isReviewer,
    // The marks stay while those of a changed record come.
    placeholderData: (earlier, query) => (query?.queryKey[1] === id ? earlier : undefined),
    refetchInterval: ({ state }) => {
      const waiting = state.data?.filter((reading) => reading.state === 'waiting') ?? [];
      if (waiting.length === 0 || state.dataUpdateCount >= MOST_QUESTIONS) return false;
      return waiting.some(({ group }) => group === 'passport') ? READ_AGAIN_MS : TEXT_AGAIN_MS;
    },
  });
  const readings: readonly ComparedReading[] = data ?? [];
  return { readings, error, retry: () => void refetch() };
}

export type ReadingControl = ReturnType<typeof useReadings>;

/** The reading to hold the form against: the first that is certain, else the first. */
export function bestReading(readings: readonly ComparedReading[]): ComparedReading | undefined {
  const read = readings.filter(({ passport }) => passport !== null);
  return read.find(({ passport, expired }) => passport?.isCertain && !expired) ?? read[0];
}
