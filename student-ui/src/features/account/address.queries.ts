import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from '../../lib/api';

/** The address of the account, and the other one that waits to be confirmed. */
export const addressQuery = queryOptions({
  queryKey: ['address'],
  queryFn: async () => {
    const { data, error, response } = await api.GET('/api/v1/me/address-change');
    if (data === undefined) throw failureOf(error, response);
    return data;
  },
});

export type OwnAddress = Awaited<ReturnType<NonNullable<typeof addressQuery.queryFn>>>;

export async function askForAddress(email: string, key: string): Promise<OwnAddress> {
  const { data, error, response } = await api.POST('/api/v1/me/address-change', {
    params: { header: { 'Idempotency-Key': key } },
    body: { email },
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}

export async function keepAddress(_: unknown, key: string): Promise<OwnAddress> {
  const { data, error, response } = await api.DELETE('/api/v1/me/address-change', {
    params: { header: { 'Idempotency-Key': key } },
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}

/** What a mailed link asks; asked once, for it ends with the change. */
export const questionQuery = (token: string) =>
  queryOptions({
    queryKey: ['address-question', token],
    queryFn: async () => {
      const { data, error, response } = await api.POST('/api/v1/address-changes/look', { body: { token } });
      if (data === undefined) throw failureOf(error, response);
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type Question = Awaited<ReturnType<NonNullable<ReturnType<typeof questionQuery>['queryFn']>>>;

export async function answerQuestion({ token, yes }: { token: string; yes: boolean }): Promise<Question> {
  const { data, error, response } = yes
    ? await api.POST('/api/v1/address-changes/confirm', { body: { token } })
    : await api.POST('/api/v1/address-changes/refuse', { body: { token } });
  if (data === undefined) throw failureOf(error, response);
  return data;
}
