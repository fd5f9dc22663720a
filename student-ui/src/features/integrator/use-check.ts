import type { KeyMode } from '@myverify/domain/integrator/key-text';
import { parseCsv } from '@myverify/domain/report-check/check-csv';
import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import type { CheckRequest } from '@myverify/domain/report-check/check-request';
import { useEffect, useRef, useState } from 'react';
import { rowsOf } from './check-results';
import { CheckRun } from './check-run';
import { checkSome } from './queries';

interface Progress {
  readonly request: CheckRequest;
  readonly outcomes: ReadonlyMap<number, CheckOutcome>;
  readonly isRunning: boolean;
  readonly error: unknown;
  /** Where it broke off: asks for the rest. */
  readonly goOn: () => Promise<void>;
}

/** Reads a table, and asks for what it names. */
export function useCheck() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const shown = useRef<CheckRun | null>(null);
  // Whoever leaves the page asks nothing more.
  useEffect(
    () => () => {
      shown.current = null;
    },
    [],
  );

  /** @returns why nothing of the table can be asked, if so. */
  async function start(csv: string, mode: KeyMode): Promise<'unreadable' | 'too_many_rows' | undefined> {
    const request = parseCsv(csv);
    if (typeof request === 'string') return request;
    const run = new CheckRun(request.items, (items, key) => checkSome(mode, items, key));
    shown.current = run;
    const show = (isRunning: boolean, error: unknown = null) => {
      const isShown = shown.current === run;
      if (isShown) setProgress({ request, outcomes: new Map(run.outcomes), isRunning, error, goOn });
      return isShown;
    };
    const goOn = async () => {
      if (!show(true)) return;
      try {
        await run.goOn(() => show(true));
        show(false);
      } catch (error) {
        show(false, error);
      }
    };
    await goOn();
    return undefined;
  }

  return {
    start,
    clear() {
      shown.current = null;
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
