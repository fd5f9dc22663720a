import type { AccessRequestFields } from '@myverify/domain/integrator/access-request';
import type { Language } from '../../i18n/languages';
import { answerOf, api } from '../../lib/api';

export interface AccessWish extends AccessRequestFields {
  readonly consent: boolean;
  readonly language: Language;
}

/** @returns until when the link of the mail works. */
export const askForAccess = async (body: AccessWish): Promise<string> =>
  (await answerOf(api.POST('/api/v1/access-requests', { body }))).confirmBy;

export const confirmAccess = (token: string) =>
  answerOf(api.POST('/api/v1/access-requests/confirm', { body: { token } }));
