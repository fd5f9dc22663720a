import { useGetMany, useLocaleState } from 'react-admin';
import { toLanguage } from '../i18n/language';

/** What the saved reasons are called in the present language, by their ids. */
export function useReasonTitles(ids: readonly number[]): ReadonlyMap<number, string> {
  const [locale] = useLocaleState();
  const { data } = useGetMany('rejection-reasons', { ids: [...ids] }, { enabled: ids.length > 0, retry: false });
  const title = toLanguage(locale) === 'cn' ? 'titleCn' : 'titleEn';
  return new Map((data ?? []).filter(Boolean).map((reason) => [Number(reason.id), String(reason[title])]));
}
