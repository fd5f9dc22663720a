import { useQueries } from '@tanstack/react-query';
import { type FileReading, passportReadingQuery } from './queries';

/** `none`: nothing is known, or nothing is to be said. */
export interface PassportState {
  readonly state: 'none' | 'waiting' | 'nothing' | 'several' | 'read';
  readonly passport: FileReading['passport'];
  readonly expired: boolean;
}

/** What was read on the passport's files: the first that is certain, else the first. @param urls `/api/file/ID` */
export function usePassportReading(urls: readonly string[]): PassportState {
  const answers = useQueries({ queries: urls.map((url) => passportReadingQuery(url)) });
  const readings = answers.flatMap(({ data }) => data ?? []);
  const read = readings.filter(({ passport }) => passport);
  const best = read.find(({ passport, expired }) => passport?.isCertain && !expired) ?? read[0];
  if (best) return { state: 'read', passport: best.passport, expired: best.expired };
  const silent = { passport: null, expired: false };
  if (readings.some(({ state }) => state === 'waiting')) return { state: 'waiting', ...silent };
  if (readings.some(({ state }) => state === 'several')) return { state: 'several', ...silent };
  const all = readings.length > 0 && readings.length === urls.length;
  return { state: all ? 'nothing' : 'none', ...silent };
}
