import { newKey } from '@myverify/api-client/idempotency-key';
import type { KeyMode } from '@myverify/domain/integrator/key-text';
import { parseCsv } from '@myverify/domain/report-check/check-csv';
import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import { AT_ONCE, type CheckRequest } from '@myverify/domain/report-check/check-request';
import { useEffect, useRef, useState } from 'react';
import { rowsOf } from './check-results';
import { checkSome } from './queries';

interface Progress {
  readonly request: CheckRequest;
  readonly outcomes: ReadonlyMap<number, CheckOutcome>;
  readonly isRunning: boolean;
  readonly error: unknown;
}

/** Reads a table, and asks for what it names a hundred at a time, so that the answers come as they are found. */
export function useCheck() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useRef(0);
  // Whoever leaves the page asks nothing more.
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** @returns why nothing of the table can be asked, if so. */
  async function start(csv: string, mode: KeyMode): Promise<'unreadable' | 'too_many_rows' | undefined> {
    const request = parseCsv(csv);
    if (typeof request === 'string') return request;
    run.current += 1;
    const own = run.current;
    const outcomes = new Map<number, CheckOutcome>();
    const show = (isRunning: boolean, error: unknown = null) => {
      if (run.current === own) setProgress({ request, outcomes: new Map(outcomes), isRunning, error });
    };
    show(true);
    try {
      for (let at = 0; at < request.items.length && run.current === own; at += AT_ONCE) {
        const answers = await checkSome(mode, request.items.slice(at, at + AT_ONCE), newKey());
        for (const answer of answers) outcomes.set(answer.line, answer);
        show(true);
      }
      show(false);
    } catch (error) {
      show(false, error);
    }
    return undefined;
  }

  return {
    start,
    clear() {
      run.current += 1;
      setProgress(null);
    },
    progress: progress && {
      ...progress,
      total: progress.request.items.length,
      done: progress.outcomes.size,
      rows: rowsOf(progress.request.items, progress.request.problems, progress.outcomes),
    },
  };
}
