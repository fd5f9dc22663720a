import type { Language } from '../../i18n/languages';
import { api, failureOf } from '../../lib/api';

export interface Watch {
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

/** @returns until when the link of the mail works. */
export async function watchReport({ number, ...body }: Watch): Promise<string> {
  const { data, error, response } = await api.POST('/api/v1/reports/check/{number}/watch', {
    params: { path: { number } },
    body,
  });
  if (!data) throw failureOf(error, response);
  return data.confirmBy;
}

/** @returns until when the address is told of changes. */
export async function confirmWatching(token: string): Promise<string> {
  const { data, error, response } = await api.POST('/api/v1/reports/watch/confirm', { body: { token } });
  if (!data) throw failureOf(error, response);
  return data.until;
}

export async function stopWatching(token: string): Promise<void> {
  const { data, error, response } = await api.POST('/api/v1/reports/watch/stop', { body: { token } });
  if (!data) throw failureOf(error, response);
}
