import type { Language } from '../../../i18n/languages';
import { answerOf, api } from '../../../lib/api';

/** The receipt of an application, which the service makes while it is asked for. */
export function fetchReceipt(id: number, language: Language): Promise<Blob> {
  const params = { path: { id }, query: { language } };
  return answerOf(api.GET('/api/v1/certificates/{id}/receipt', { params, parseAs: 'blob' }));
}
