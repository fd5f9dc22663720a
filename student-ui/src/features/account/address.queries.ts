import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api';

/** The address of the account, and the other one that waits to be confirmed. */
export const addressQuery = queryOptions({
  queryKey: ['address'],
  queryFn: () => answerOf(api.GET('/api/v1/me/address-change')),
});

export type OwnAddress = Awaited<ReturnType<NonNullable<typeof addressQuery.queryFn>>>;

const once = (key: string) => ({ header: { 'Idempotency-Key': key } });

export const askForAddress = (email: string, key: string): Promise<OwnAddress> =>
  answerOf(api.POST('/api/v1/me/address-change', { params: once(key), body: { email } }));

export const keepAddress = (_: unknown, key: string): Promise<OwnAddress> =>
  answerOf(api.DELETE('/api/v1/me/address-change', { params: once(key) }));

/** What a mailed link asks; asked once, for it ends with the change. */
export const questionQuery = (token: string) =>
  queryOptions({
    queryKey: ['address-question', token],
    queryFn: () => answerOf(api.POST('/api/v1/address-changes/look', { body: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type Question = Awaited<ReturnType<NonNullable<ReturnType<typeof questionQuery>['queryFn']>>>;

export const answerQuestion = ({ token, yes }: { token: string; yes: boolean }): Promise<Question> =>
  yes
    ? answerOf(api.POST('/api/v1/address-changes/confirm', { body: { token } }))
    : answerOf(api.POST('/api/v1/address-changes/refuse', { body: { token } }));
