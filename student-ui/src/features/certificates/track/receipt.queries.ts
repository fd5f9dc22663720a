import type { Language } from '../../../i18n/languages';
import { api, failureOf } from '../../../lib/api';

/** The receipt of an application, which the service makes while it is asked for. */
export async function fetchReceipt(id: number, language: Language): Promise<Blob> {
  const { data, error, response } = await api.GET('/api/v1/certificates/{id}/receipt', {
    params: { path: { id }, query: { language } },
    parseAs: 'blob',
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}
