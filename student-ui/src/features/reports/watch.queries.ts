import type { Language } from '../../i18n/languages';
import { answerOf, api } from '../../lib/api';

export interface Watch {
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

/** @returns until when the link of the mail works. */
export async function watchReport({ number, ...body }: Watch): Promise<string> {
  const call = api.POST('/api/v1/reports/check/{number}/watch', { params: { path: { number } }, body });
  return (await answerOf(call)).confirmBy;
}

/** @returns until when the address is told of changes. */
export const confirmWatching = async (token: string): Promise<string> =>
  (await answerOf(api.POST('/api/v1/reports/watch/confirm', { body: { token } }))).until;

export const stopWatching = (token: string) => answerOf(api.POST('/api/v1/reports/watch/stop', { body: { token } }));
