import { NOTICE_VERSIONS, type NoticeLanguage, type NoticeName } from '@myverify/domain/privacy/notice';
import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from './api';

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
