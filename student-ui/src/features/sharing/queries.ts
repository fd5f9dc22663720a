import { unanswered } from '@myverify/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { api, failureOf, refusalIn } from '../../lib/api';

/** Fifty work at most, and those that ended go after a while. */
export const MOST_LINKS = 200;
const MOST_VIEWS = 100;

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

async function answerOf<T>(call: Promise<Answer<T>>): Promise<{ readonly body: T; readonly total: number }> {
  const { data, error, response } = await call;
  if (data === undefined) throw failureOf(error, response);
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { body: data, total };
}

const rangeOf = (first: number, count: number) => JSON.stringify([first, first + count - 1]);
const pathOf = (id: number) => ({ path: { id } });
const keyed = (id: number, key: string) => ({ ...pathOf(id), header: { 'Idempotency-Key': key } });

const fetchCertificate = async (id: number) =>
  (await answerOf(api.GET('/api/v1/certificates/{id}', { params: pathOf(id) }))).body;

export type Certificate = Awaited<ReturnType<typeof fetchCertificate>>;

export const certificateQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'certificate'], queryFn: () => fetchCertificate(id) });

/** As whoever checks the number reads it; that the holder looks is not counted. */
const fetchWithdrawal = async (number: string) => {
  const call = api.GET('/api/v1/reports/check/{number}', { params: { path: { number } } });
  const { result, withdrawnAt, reason } = (await answerOf(call)).body;
  return result === 'withdrawn' && withdrawnAt ? { at: withdrawnAt, reason: reason ?? '' } : null;
};

/** When and why a report was withdrawn; `null` for one in force. */
export type Withdrawal = Awaited<ReturnType<typeof fetchWithdrawal>>;

export const withdrawalQuery = (number: string) =>
  queryOptions({ queryKey: ['sharing', 'withdrawal', number], queryFn: () => fetchWithdrawal(number) });

const fetchLinks = async (id: number) => {
  const query = { range: rangeOf(0, MOST_LINKS) };
  const params = { ...pathOf(id), query };
  return (await answerOf(api.GET('/api/v1/certificates/{id}/shares', { params }))).body;
};

export type SharedLink = Awaited<ReturnType<typeof fetchLinks>>[number];

export const linksQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'links'], queryFn: () => fetchLinks(id) });

const fetchViews = async (id: number) => {
  const params = { ...pathOf(id), query: { range: rangeOf(0, MOST_VIEWS) } };
  return (await answerOf(api.GET('/api/v1/shares/{id}/views', { params }))).body;
};

/** Under the count, so that it is asked anew when the link was opened again. */
export const viewsQuery = ({ id, opened, downloaded }: SharedLink) =>
  queryOptions({ queryKey: ['sharing', 'views', id, opened + downloaded], queryFn: () => fetchViews(id) });

export interface LinkWish {
  readonly label: string;
  readonly endsOn: string;
  readonly pin: string;
  readonly download: boolean;
}

export const createLink = async (id: number, wish: LinkWish, key: string) =>
  (await answerOf(api.POST('/api/v1/certificates/{id}/shares', { params: keyed(id, key), body: wish }))).body;

export type MadeLink = Awaited<ReturnType<typeof createLink>>;

export const stopLink = async (id: number, key: string) =>
  (await answerOf(api.POST('/api/v1/shares/{id}/stop', { params: keyed(id, key) }))).body;

async function fetchLookUps(id: number, page: number, size: number) {
  const params = { ...pathOf(id), query: { range: rangeOf((page - 1) * size, size) } };
  const { body, total } = await answerOf(api.GET('/api/v1/certificates/{id}/look-ups', { params }));
  return { rows: body, total };
}

export const lookUpsQuery = (id: number, page: number, size: number) =>
  queryOptions({
    queryKey: ['sharing', id, 'look-ups', page, size],
    queryFn: () => fetchLookUps(id, page, size),
    placeholderData: (last) => last,
  });

const fetchChoices = async (id: number) =>
  (await answerOf(api.GET('/api/v1/certificates/{id}/look-ups/choices', { params: pathOf(id) }))).body;

export type LookUpChoices = Awaited<ReturnType<typeof fetchChoices>>;

export const choicesQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'choices'], queryFn: () => fetchChoices(id) });

export const saveChoices = async (id: number, body: Partial<LookUpChoices>, key: string) =>
  (await answerOf(api.PUT('/api/v1/certificates/{id}/look-ups/choices', { params: keyed(id, key), body }))).body;

/** Opens a link that was given away; each time counts. */
export const openLink = async (token: string, pin?: string) => {
  const body = pin === undefined ? {} : { pin };
  return (await answerOf(api.POST('/api/v1/shared/{token}/open', { params: { path: { token } }, body }))).body;
};

export type SharedReport = Awaited<ReturnType<typeof openLink>>;

/** Once for each visit, and not when one comes back to the window: each time is counted. */
export const openQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: () => openLink(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export async function fetchPdf(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw unanswered('unreachable');
  });
  if (!response.ok) throw await refusalIn(response);
  return response.blob();
}
