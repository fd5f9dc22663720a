import { useSyncExternalStore } from 'react';
import { keepWork, readWork } from '../auth/tab-work';
import type { QueueFilter } from '../certificates/queue-filter';

/** A decision of this officer, in this tab of the browser, that the server holds. */
export interface OwnDecision {
  readonly id: number;
  readonly name: string | null;
  readonly action: 'approve' | 'reject';
  /** By the clock of this computer. */
  readonly until: string;
  /** The queue in which the application was decided. */
  readonly filter: QueueFilter;
}

const NAME = 'held-decisions';
const listeners = new Set<() => void>();
let last: { readonly text: string; readonly decisions: readonly OwnDecision[] } = { text: '[]', decisions: [] };

/** The same list for as long as it says the same. */
function read(): readonly OwnDecision[] {
  const kept = readWork('tab', NAME) ?? [];
  const text = JSON.stringify(kept);
  if (text !== last.text) last = { text, decisions: Array.isArray(kept) ? (kept as OwnDecision[]) : [] };
  return last.decisions;
}

function write(decisions: readonly OwnDecision[]): void {
  keepWork('tab', NAME, decisions);
  for (const listener of listeners) listener();
}

/** Newest last. */
export function rememberDecision(decision: OwnDecision): void {
  write([...read().filter(({ id }) => id !== decision.id), decision]);
}

export function forgetDecision(id: number): void {
  write(read().filter((one) => one.id !== id));
}

export function useOwnDecisions(): readonly OwnDecision[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
