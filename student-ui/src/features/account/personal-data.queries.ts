import { answerOf, api, fetchFile } from '../../lib/api';

/** Everything that is held about the user, as a file. */
export const fetchExport = async (): Promise<Blob> => (await fetchFile('/api/v1/me/export')).blob;

export const eraseAccount = (password: string, key: string) =>
  answerOf(api.POST('/api/v1/me/erase', { body: { password }, params: { header: { 'Idempotency-Key': key } } }));

export type Erasure = Awaited<ReturnType<typeof eraseAccount>>;
