import { ApiError } from '@myverify/api-client/api-error';
import { newKey } from '@myverify/api-client/idempotency-key';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Command<Input, Result> {
  /** Sends the call with the key in its `Idempotency-Key` header. */
  readonly run: (input: Input, key: string) => Promise<Result>;
  /** The service keeps no answer to show again: what is sent after a lost one is another call. */
  readonly isShownOnce?: boolean;
  /** Commands of one queue are sent one after the other, in the order in which they were given. */
  readonly queue?: string;
  readonly onSuccess?: (result: Result, input: Input) => unknown;
  readonly onError?: (error: Error, input: Input) => unknown;
}

/**
 * A call that changes something. Sent again with the same input, after a lost answer or by a double click, it is done
 * once: the key stays the same until the call is answered or the input changes.
 */
export function useCommand<Input, Result>(command: Command<Input, Result>) {
  const { run, isShownOnce = false, queue, onSuccess, onError } = command;
  const last = useRef({ input: '', key: '' });
  return useMutation<Result, Error, Input>({
    ...(queue === undefined ? {} : { scope: { id: queue } }),
    mutationFn: (input) => {
      const written = JSON.stringify(input) ?? '';
      if (last.current.input !== written || !last.current.key) last.current = { input: written, key: newKey() };
      return run(input, last.current.key);
    },
    onSuccess: (result, input) => {
      last.current = { input: '', key: '' };
      return onSuccess?.(result, input);
    },
    onError: (error, input) => {
      if (isSettled(error, isShownOnce)) last.current = { input: '', key: '' };
      return onError?.(error, input);
    },
  });
}

/** Of these the first try may yet have been done, or be. */
const UNSETTLED: ReadonlySet<string> = new Set(['in_progress', 'idempotency_mismatch']);

/**
 * Nothing was done under the key, and nothing will be: a refusal is kept under its key as well, and what it was for may
 * have been mended elsewhere. Who had to sign in again or to wait was not heard at all.
 * @param isShownOnce no answer is kept: what was done under the key stays done, and its answer never comes.
 */
export function isSettled(error: Error, isShownOnce = false): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === 'already_done') return isShownOnce;
  if (UNSETTLED.has(error.reason)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
