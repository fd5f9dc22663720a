import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, fetchFile, pageOf } from '../../lib/api';

/** Fifty work at most, and those that ended go after a while. */
export const MOST_LINKS = 200;
const MOST_VIEWS = 100;

const rangeOf = (first: number, count: number) => JSON.stringify([first, first + count - 1]);
const pathOf = (id: number) => ({ path: { id } });
const keyed = (id: number, key: string) => ({ ...pathOf(id), header: { 'Idempotency-Key': key } });

const fetchCertificate = (id: number) => answerOf(api.GET('/api/v1/certificates/{id}', { params: pathOf(id) }));

export type Certificate = Awaited<ReturnType<typeof fetchCertificate>>;

export const certificateQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'certificate'], queryFn: () => fetchCertificate(id) });

/** As whoever checks the number reads it; that the holder looks is not counted. */
const fetchWithdrawal = async (number: string) => {
  const call = api.GET('/api/v1/reports/check/{number}', { params: { path: { number } } });
  const { result, withdrawnAt, reason } = await answerOf(call);
  return result === 'withdrawn' && withdrawnAt ? { at: withdrawnAt, reason: reason ?? '' } : null;
};

/** When and why a report was withdrawn; `null` for one in force. */
export type Withdrawal = Awaited<ReturnType<typeof fetchWithdrawal>>;

export const withdrawalQuery = (number: string) =>
  queryOptions({ queryKey: ['sharing', 'withdrawal', number], queryFn: () => fetchWithdrawal(number) });

const fetchLinks = (id: number) => {
  const params = { ...pathOf(id), query: { range: rangeOf(0, MOST_LINKS) } };
  return answerOf(api.GET('/api/v1/certificates/{id}/shares', { params }));
};

export type SharedLink = Awaited<ReturnType<typeof fetchLinks>>[number];

export const linksQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'links'], queryFn: () => fetchLinks(id) });

const fetchViews = (id: number) => {
  const params = { ...pathOf(id), query: { range: rangeOf(0, MOST_VIEWS) } };
  return answerOf(api.GET('/api/v1/shares/{id}/views', { params }));
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

export const createLink = (id: number, wish: LinkWish, key: string) =>
  answerOf(api.POST('/api/v1/certificates/{id}/shares', { params: keyed(id, key), body: wish }));

export type MadeLink = Awaited<ReturnType<typeof createLink>>;

export const stopLink = (id: number, key: string) =>
  answerOf(api.POST('/api/v1/shares/{id}/stop', { params: keyed(id, key) }));

function fetchLookUps(id: number, page: number, size: number) {
  const params = { ...pathOf(id), query: { range: rangeOf((page - 1) * size, size) } };
  return pageOf(api.GET('/api/v1/certificates/{id}/look-ups', { params }));
}

export const lookUpsQuery = (id: number, page: number, size: number) =>
  queryOptions({
    queryKey: ['sharing', id, 'look-ups', page, size],
    queryFn: () => fetchLookUps(id, page, size),
    placeholderData: (last) => last,
  });

const fetchChoices = (id: number) =>
  answerOf(api.GET('/api/v1/certificates/{id}/look-ups/choices', { params: pathOf(id) }));

export type LookUpChoices = Awaited<ReturnType<typeof fetchChoices>>;

export const choicesQuery = (id: number) =>
  queryOptions({ queryKey: ['sharing', id, 'choices'], queryFn: () => fetchChoices(id) });

export const saveChoices = (id: number, body: Partial<LookUpChoices>, key: string) =>
  answerOf(api.PUT('/api/v1/certificates/{id}/look-ups/choices', { params: keyed(id, key), body }));

/** Opens a link that was given away; each time counts. */
export const openLink = (token: string, pin?: string) => {
  const body = pin === undefined ? {} : { pin };
  return answerOf(api.POST('/api/v1/shared/{token}/open', { params: { path: { token } }, body }));
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

export const fetchPdf = async (address: string): Promise<Blob> => (await fetchFile(address)).blob;
