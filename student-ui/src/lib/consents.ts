import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from './api';

/** The wordings that this interface shows. The server refuses consent to any but the present one. */
export const NOTICE_VERSIONS = { privacy: '2026-11-23', terms: '2023-09-10', 'legal-notice': '2024-01-07' } as const;

export type NoticeName = keyof typeof NOTICE_VERSIONS;
/** The languages of the texts: English and Malay. */
export type NoticeLanguage = 'en' | 'ms';

export function consentTo(notice: NoticeName, language: NoticeLanguage) {
  return { notice, version: NOTICE_VERSIONS[notice], language };
}

/** Given again, the same consent stays as it was first given. */
export async function giveConsent(notice: NoticeName, language: NoticeLanguage, key: string) {
  const { data, error, response } = await api.POST('/api/v1/me/consents', {
    body: consentTo(notice, language),
    params: { header: { 'Idempotency-Key': key } },
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: async () => {
    const { data, error, response } = await api.GET('/api/v1/me/consents');
    if (data === undefined) throw failureOf(error, response);
    return data;
  },
});
