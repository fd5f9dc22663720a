import { unanswered } from '@myverify/api-client/api-error';
import { api, failureOf, refusalIn } from '../../lib/api';

/** Everything that is held about the user, as a file. Without the usual time limit: there may be a lot of it. */
export async function fetchExport(): Promise<Blob> {
  const response = await fetch('/api/v1/me/export').catch(() => {
    throw unanswered('unreachable');
  });
  if (!response.ok) throw await refusalIn(response);
  return response.blob();
}

export async function eraseAccount(password: string, key: string) {
  const { data, error, response } = await api.POST('/api/v1/me/erase', {
    body: { password },
    params: { header: { 'Idempotency-Key': key } },
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}

export type Erasure = Awaited<ReturnType<typeof eraseAccount>>;
