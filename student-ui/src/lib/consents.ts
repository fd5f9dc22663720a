import type { components } from '@myverify/api-client';
import type { WithdrawableNotice } from '@myverify/domain/privacy/consent';
import { NOTICE_VERSIONS, type NoticeLanguage, type NoticeName } from '@myverify/domain/privacy/notice';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './api';

export function consentTo(notice: NoticeName, language: NoticeLanguage) {
  return { notice, version: NOTICE_VERSIONS[notice], language };
}

/** Given again, the same consent stays as it was first given. */
export function giveConsent(notice: NoticeName, language: NoticeLanguage, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return answerOf(api.POST('/api/v1/me/consents', { body: consentTo(notice, language), params }));
}

export function withdrawConsent(notice: WithdrawableNotice, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return answerOf(api.POST('/api/v1/me/consents/withdraw', { body: { notice }, params }));
}

export type Consent = components['schemas']['ConsentDto'];

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: () => answerOf(api.GET('/api/v1/me/consents')),
});
