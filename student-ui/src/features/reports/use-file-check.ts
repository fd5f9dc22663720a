import { ApiError } from '@myverify/api-client/api-error';
import { LARGEST_CHECKED } from '@myverify/domain/certificate/file-verdict';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkFile, checkHash, type FileVerdict, hashOf, isPdf } from './file.queries';

export type FileCheckState =
  | { readonly at: 'reading' | 'no-pdf' | 'unknown' | 'unhashed' | 'unreadable' }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'failed'; readonly error: Error; readonly again: () => void }
  | { readonly at: 'checked'; readonly verdict: FileVerdict };

export interface FileCheck {
  readonly state: FileCheckState;
  /** Sends the file; only ever called by whoever was asked and agreed. */
  readonly send: () => void;
}

/**
 * The steps of a check by file: the fingerprint first, the file itself only after agreement. What is on its way ends
 * with the screen.
 */
export function useFileCheck(file: File): FileCheck {
  const [state, setState] = useState<FileCheckState>({ at: 'reading' });
  const running = useRef<AbortController | null>(null);

  const begin = useCallback((): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const check = useCallback(async (): Promise<void> => {
    const signal = begin();
    setState({ at: 'reading' });
    const next = await checkByHash(file).catch(
      (error: Error): FileCheckState =>
        error instanceof ApiError ? { at: 'failed', error, again: () => void check() } : { at: 'unreadable' },
    );
    if (!signal.aborted) setState(next);
  }, [file, begin]);

  async function send(): Promise<void> {
    const signal = begin();
    const onProgress = (percent: number) => setState({ at: 'sending', percent });
    onProgress(0);
    const next = await checkFile({ file, onProgress, signal }).then(
      (verdict): FileCheckState => ({ at: 'checked', verdict }),
      (error: Error): FileCheckState => ({ at: 'failed', error, again: () => void send() }),
    );
    if (!signal.aborted) setState(next);
  }

  useEffect(() => {
    void check();
    return () => running.current?.abort();
  }, [check]);

  return { state, send: () => void send() };
}

async function checkByHash(file: File): Promise<FileCheckState> {
  if (!(await isPdf(file))) return { at: 'no-pdf' };
  // It is none of ours, and reading all of it would take the memory of the page.
  if (file.size > LARGEST_CHECKED) return { at: 'unknown' };
  const sha256 = await hashOf(file);
  if (sha256 === null) return { at: 'unhashed' };
  const verdict = await checkHash(sha256);
  return verdict ? { at: 'checked', verdict } : { at: 'unknown' };
}
