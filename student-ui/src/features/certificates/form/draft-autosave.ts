import { draftKey } from '@myverify/api-client/draft-places';
import type { Drafts } from '@myverify/api-client/drafts';
import { type Application, type Source, toApplication } from './application';
import type { Sending } from './queries';

/** A form with changes that are not saved, as it is kept on this device. */
export interface DraftAutosave {
  /** The version of the record that the changes are based on; `null` for a new one. */
  readonly version: number | null;
  /** The form before the changes. */
  readonly base: Application;
  readonly values: Application;
  /** Names of files that had not arrived; the files themselves cannot be kept. */
  readonly unsent: readonly string[];
  readonly sent: Sent | null;
}

/** What was sent without an answer so far. Whichever of it arrived first is what the service knows under the key. */
export interface Sent {
  readonly key: string;
  /** When it was first sent; what older releases have kept does not say it. */
  readonly at?: number;
  readonly tried: readonly Sending[];
}

/** Where a form is kept: each user's and each record's apart. */
export function keptPlace(userId: number, recordId: number | null): string {
  return draftKey(userId, `application:${recordId ?? 'new'}`);
}

export function keep(drafts: Drafts, place: string, form: DraftAutosave): void {
  drafts.keep(place, form);
}

/** What was kept at a place, or `null`; what is not readable is none. */
export function readKept(drafts: Drafts, place: string): DraftAutosave | null {
  const kept = drafts.read(place);
  if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.values)) return null;
  return {
    version: typeof kept.version === 'number' ? kept.version : null,
    base: toApplication(kept.base as Source),
    values: toApplication(kept.values as Source),
    unsent: Array.isArray(kept.unsent) ? kept.unsent.map(String) : [],
    sent: isRecord(kept.sent) && Array.isArray(kept.sent.tried) ? (kept.sent as unknown as Sent) : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
