import { ApiError } from '@myverify/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, portal } from '../../../lib/api';
import { fileNameIn } from '../../../lib/file-name';

/** More than any student has; the newest come first. */
export const MOST = 100;
/** How often a student's screen asks whether it is decided. */
export const REVIEW_MS = 20_000;
const RENDER_MS = 5_000;

const fetchList = () => portal(api.GET('/api/cert/list', { params: { query: { page_size: MOST, page_index: 1 } } }));

export type CertificateList = Awaited<ReturnType<typeof fetchList>>;
export type CertificateRow = CertificateList['cert_list'][number];

/** The student's own certificates; asked again now and then while one waits for its decision. */
export const certificatesQuery = queryOptions({
  queryKey: ['certificates', 'list'],
  queryFn: fetchList,
  refetchInterval: ({ state }) =>
    state.data?.cert_list.some(({ cert_status }) => cert_status === 'Verifying') ? REVIEW_MS : false,
});

async function isRendered(number: string): Promise<boolean> {
  const call = api.GET('/api/v1/reports/check/{number}', { params: { path: { number } } });
  return (await answerOf(call)).sha256 !== null;
}

/** A broken line, a service that is away or one that is asked too often says nothing of the file. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

interface Asked {
  readonly data?: boolean | undefined;
  readonly error: Error | null;
}

/**
 * When to ask again whether a PDF is there: never once it is, or was refused. As late as a service asks for that was
 * asked too often.
 */
export function nextAskIn({ data, error }: Asked): number | false {
  if (data || (error && isRefused(error))) return false;
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(RENDER_MS, wait);
}

/**
 * Whether the PDF of a report is there; asked until it is, or the answer is a refusal: many that go on asking would
 * shut out others of their network.
 */
export function reportReadyQuery(number: string, mayBeMissing: boolean) {
  return queryOptions({
    queryKey: ['report-ready', number],
    queryFn: () => isRendered(number),
    enabled: mayBeMissing,
    refetchInterval: ({ state }) => nextAskIn(state),
  });
}

export const fetchDownload = (id: number) => portal(api.POST('/api/cert/download', { body: { id } }));

/** The report as a signed credential. */
export async function fetchVerifiableCredential(id: number): Promise<{ readonly file: Blob; readonly name: string }> {
  const call = api.GET('/api/v1/certificates/{id}/credential', { params: { path: { id } }, parseAs: 'blob' });
  const file = await answerOf(call);
  const { headers } = (await call).response;
  return { file, name: fileNameIn(headers.get('Content-Disposition')) || 'report.vc.jwt' };
}

/** Offers a report to a wallet; what it answers is told this once. */
export function makeWalletOffer(id: number, key: string) {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return answerOf(api.POST('/api/v1/certificates/{id}/wallet-offers', { params }));
}

export type WalletOffer = Awaited<ReturnType<typeof makeWalletOffer>>;

export interface Removal {
  readonly id: number;
  readonly version: number;
}

export async function sendRemoval({ id, version }: Removal, key: string): Promise<void> {
  const body = { ids: [id], version };
  await portal(api.POST('/api/cert/remove', { body, params: { header: { 'Idempotency-Key': key } } }));
}
