import type { AccessRequestFields } from '@myverify/domain/integrator/access-request';
import type { Language } from '../../i18n/languages';
import { api, failureOf } from '../../lib/api';

export interface AccessWish extends AccessRequestFields {
  readonly consent: boolean;
  readonly language: Language;
}

/** @returns until when the link of the mail works. */
export async function askForAccess(body: AccessWish): Promise<string> {
  const { data, error, response } = await api.POST('/api/v1/access-requests', { body });
  if (!data) throw failureOf(error, response);
  return data.confirmBy;
}

export async function confirmAccess(token: string): Promise<void> {
  const { data, error, response } = await api.POST('/api/v1/access-requests/confirm', { body: { token } });
  if (!data) throw failureOf(error, response);
}
