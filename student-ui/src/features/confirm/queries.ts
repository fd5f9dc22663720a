import type { components } from '@myverify/api-client';
import { ApiError } from '@myverify/api-client/api-error';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerOf, api } from '../../lib/api';

export type AskedPage = components['schemas']['AskedPageDto'];
type Answer = components['schemas']['RegistrarAnswerDto'];
type Decline = components['schemas']['RegistrarDeclineDto'];

/** Shorter than the links to the documents work. */
const FRESH_MS = 10 * 60_000;

/**
 * What is asked. It is looked at again while it is open, since the links to the documents end, and so may the request.
 */
export function requestQuery(token: string) {
  return queryOptions({
    queryKey: ['confirm', 'request', token],
    queryFn: () => answerOf(api.POST('/api/v1/confirm/look', { body: { token } })),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  });
}

export function openRequestsQuery(token: string) {
  return queryOptions({
    queryKey: ['confirm', 'desk', token],
    queryFn: () => answerOf(api.POST('/api/v1/confirm/desk/open', { body: { token } })),
    // What is open is gone through as it was at the beginning.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export const storeKeyValues = (body: { token: string; values: Record<string, string | null> }) =>
  answerOf(api.POST('/api/v1/confirm/key-values', { body }));

export const sendAnswer = (body: Answer) => answerOf(api.POST('/api/v1/confirm/answer', { body }));

export const sendDecline = (body: Decline) => answerOf(api.POST('/api/v1/confirm/decline', { body }));

export const sendDispute = (token: string) => answerOf(api.POST('/api/v1/confirm/dispute', { body: { token } }));

export const askForDesk = (email: string) => answerOf(api.POST('/api/v1/confirm/desk', { body: { email } }));

export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'confirmation_ended';
}

interface Sending<I, R> {
  readonly run: (input: I) => Promise<R>;
  readonly onSuccess: (result: R) => unknown;
  /** @param wasLost an earlier try got no answer, and may have been done. */
  readonly onEnded?: (wasLost: boolean) => unknown;
}

/** A call that is made once, however often its button is pressed. */
export function useSending<I, R>({ run, onSuccess, onEnded }: Sending<I, R>) {
  const isUnderWay = useRef(false);
  const wasLost = useRef(false);
  const { mutate, isPending, error, reset } = useMutation<R, Error, I>({
    mutationFn: run,
    onSuccess,
    onError: (failure) => {
      if (isEnded(failure)) return onEnded?.(wasLost.current);
      if (!(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500) wasLost.current = true;
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const send = (input: I) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(input);
  };
  return { send, isPending, error, reset };
}
