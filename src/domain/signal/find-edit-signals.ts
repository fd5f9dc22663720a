import type { DocumentEdits } from '../reading/document-edits.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../verdict/checks.js';
import type { FoundSignal } from './signal.js';

/** A document that was read. */
interface ReadDocument {
  readonly group: string;
  /** `null` where nothing speaks of a change. */
  readonly edits: DocumentEdits | null;
}

/** Documents that a program for pictures wrote, or that were changed after they were signed: of each group once. */
export function findEditSignals(read: readonly ReadDocument[]): FoundSignal[] {
  return CHECKED_GROUPS.flatMap((group: CheckedGroup) => {
    const edits = read.flatMap((one) => (one.group === group && one.edits ? [one.edits] : []));
    if (edits.length === 0) return [];
    const editor = edits.find((one) => one.editor !== null)?.editor ?? null;
    return [
      {
        kind: 'edited_file',
        evidence: { group, edits: { editor, afterSigning: edits.some((one) => one.afterSigning) } },
      },
    ];
  });
}
