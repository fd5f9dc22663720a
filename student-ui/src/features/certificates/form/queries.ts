import type { components } from '@myverify/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, api, portal } from '../../../lib/api';
import type { Body } from './application';

const fetchCertificate = (id: number) => portal(api.GET('/api/cert/detail', { params: { query: { id } } }));

export type CertificateRecord = Awaited<ReturnType<typeof fetchCertificate>>;

export function certificateQuery(id: number) {
  return queryOptions({ queryKey: ['certificates', 'detail', id], queryFn: () => fetchCertificate(id) });
}

/**
 * What was just saved is shown at once, and asked for again by the next page: an answer that was lost is repeated as it
 * was, and its record may have been decided since. Where more is known already, that stays. The lists show it as it
 * was.
 */
export function takeSaved(queries: QueryClient, saved: CertificateRecord): void {
  const { queryKey } = certificateQuery(saved.id);
  queries.setQueryData(queryKey, (known) => (known && known.version > saved.version ? known : saved));
  void queries.invalidateQueries({ refetchType: 'none', queryKey });
  void queries.invalidateQueries({ refetchType: 'none', queryKey: ['certificates', 'list'] });
}

/** The names of universities: the first hundred, or those found by what is typed. */
export function universitiesQuery(typed: string) {
  return queryOptions({
    queryKey: ['universities', 'names', typed],
    staleTime: 5 * 60_000,
    placeholderData: (before: string[] | undefined) => before,
    queryFn: async () => {
      const query = { page_index: 1, page_size: 100, ...(typed ? { name: typed } : {}) };
      const page = await portal(api.GET('/api/university/list', { params: { query } }));
      return 'university_list' in page ? page.university_list.map(({ name }) => name) : [];
    },
  });
}

export type FileReading = components['schemas']['FileReadingDto'];

const READ_AGAIN_MS = 1_000;
/** After so many questions nobody waits any more: the reader is away, and the form does without it. */
const MOST_QUESTIONS = 30;

/** What was read on a file, asked for until it was read. @param url `/api/file/ID` */
export function passportReadingQuery(url: string) {
  const id = url.slice(url.lastIndexOf('/') + 1);
  return queryOptions({
    queryKey: ['files', 'reading', id],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => answerOf(api.GET('/api/v1/files/{id}/reading', { params: { path: { id } } })),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < MOST_QUESTIONS ? READ_AGAIN_MS : false,
  });
}

type CompleteBody = components['schemas']['PortalVerificationDto'];

export type Verb = 'save' | 'apply' | 'authenticate';

export interface Sending {
  readonly verb: Verb;
  /** `null` for a new record. */
  readonly target: { readonly id: number; readonly version: number } | null;
  readonly body: Body;
}

/** Saves the form and does what the verb says. Sent again under the same key it is done once. */
export function sendApplication({ verb, target, body }: Sending, key: string): Promise<CertificateRecord> {
  const params = { header: { 'Idempotency-Key': key } };
  if (target === null) {
    // The form has judged by then that nothing is missing.
    const complete = { body: body as CompleteBody, params };
    switch (verb) {
      case 'save':
        return portal(api.POST('/api/cert/add', { body, params }));
      case 'apply':
        return portal(api.POST('/api/cert/add-apply', complete));
      case 'authenticate':
        return portal(api.POST('/api/cert/add-auth', complete));
    }
  }
  const sent = { body: { ...body, ...target }, params };
  switch (verb) {
    case 'save':
      return portal(api.POST('/api/cert/update', sent));
    case 'apply':
      return portal(api.POST('/api/cert/update-apply', sent));
    case 'authenticate':
      return portal(api.POST('/api/cert/update-auth', sent));
  }
}

export interface Rejection {
  readonly id: number;
  readonly version: number;
  readonly reason: string;
}

export async function sendRejection({ id, version, reason }: Rejection, key: string): Promise<void> {
  const body = { ids: [id], version, reject_reason: reason };
  await portal(api.POST('/api/cert/reject', { body, params: { header: { 'Idempotency-Key': key } } }));
}
